/** Through which we know the book and the card. */
import type { Source } from '../../src/rulings/law.ts'

export const leagueReports: readonly Source[] = [
  {
    id: 'mjme-paraphrase',
    title: 'Paraphrase of Mah Jongg Made Easy',
    kind: 'transcript',
    publisher: 'A private developer (not the League)',
    edition: 'Of the 2024 book; written by a language model, with numbers of its own',
    address: 'thetrev68/mpmahj, docs/nmjl_mahjongg-rules.md',
    read: 'whole',
    readOn: '2026-11-29',
    line: 'league',
  },
  {
    id: 'card-2025-transcription',
    title: 'Transcription of the card’s rules panel',
    kind: 'transcript',
    publisher: 'A private developer (not the League)',
    edition: 'Of the 2025 card; contains slips',
    address: 'thetrev68/mpmahj, docs/nmjl_mahjongg_2025_card.md',
    read: 'part',
    readOn: '2026-11-29',
    line: 'league',
  },
  {
    id: 'lvm',
    title: 'Rule pages',
    kind: 'wiki',
    publisher: 'Las Vegas Mahjong',
    edition: 'Taken from the card’s rules panel',
    address: 'lasvegasmahj.com',
    read: 'part',
    readOn: '2026-11-29',
    line: 'league',
  },
  {
    id: 'fmm',
    title: 'Rule base with answers approved by an instructor',
    kind: 'software',
    publisher: 'Find My Mahj',
    edition: 'Citing the 2024 book, bulletins and Mahj Life',
    address: 'lasvegasmahj-maker/findmymahjgame, lib/rules/knowledge.ts',
    read: 'part',
    readOn: '2026-11-29',
    line: 'mahj-life',
  },
]
