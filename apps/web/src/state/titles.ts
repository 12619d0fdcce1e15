export const titled = (text: string): string => `${text} | Mahjudge`
