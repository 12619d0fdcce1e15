import type { Rule } from '../../src/rulings/law.ts'

export const buildingRules: readonly Rule[] = [
  {
    id: 'WALL-01',
    title: 'Four walls',
    section: 'Building the walls',
    text: 'The tiles are mixed face down, and each player builds nineteen stacks of two in front of the rack.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 10 to 11', reportedBy: ['ml-272'] },
      { source: 'ml-272' },
      { source: 'amja-play' },
    ],
  },
  {
    id: 'WALL-02',
    title: 'Breaking the wall',
    section: 'Building the walls',
    text:
      'East throws two dice, counts as many stacks from the right end of the own wall, keeps these back and pushes ' +
      'out the rest. The stacks kept back are the last of the deal.',
    standing: 'stated',
    sources: [{ source: 'mjme-2024', locator: 'p. 10', reportedBy: ['ml-272'] }, { source: 'ml-272' }],
  },
  {
    id: 'WALL-03',
    title: 'From which end',
    section: 'Building the walls',
    text:
      'Tiles are taken from the broken, right-hand end of the wall that was pushed out, and the upper tile of a stack ' +
      'before the lower.',
    standing: 'stated',
    sources: [{ source: 'ml-272' }, { source: 'amja-play' }],
  },
  {
    id: 'WALL-04',
    title: 'Which wall is next',
    section: 'Building the walls',
    text:
      'After East’s wall comes that of the player on East’s left, then the one across, then the one on East’s right, ' +
      'and last what East kept back. So the walls go clockwise while the turns go the other way.',
    standing: 'disputed',
    sources: [{ source: 'mahjongg-network' }, { source: 'mahjong-line' }],
    dissent: 'Some groups begin with the wall on East’s right.',
    options: ['wallDirection'],
  },
  {
    id: 'WALL-05',
    title: 'Serving the next wall',
    section: 'Building the walls',
    text:
      'The owner of the next wall pushes it out when the one in use is gone or nearly so. One or two tiles left over ' +
      'lie in front of it and are taken first.',
    standing: 'stated',
    sources: [{ source: 'mahjongg-network' }, { source: 'mahjong-line' }],
  },
  {
    id: 'WALL-06',
    title: 'How a wall is pushed out',
    section: 'Building the walls',
    text:
      'East may break the wall and then push it out, or push it all out and pull back the count. It makes no ' +
      'difference to play.',
    standing: 'stated',
    sources: [{ source: 'mjme-2024', locator: 'p. 10', reportedBy: ['ml-272'] }, { source: 'ml-272' }],
  },
  {
    id: 'WALL-08',
    title: 'The stacks kept back',
    section: 'Building the walls',
    text: 'When the four walls are used up East pushes out the stacks kept back. The rules stay as they were.',
    standing: 'stated',
    sources: [{ source: 'ml-272' }, { source: 'sloper-513' }],
  },
  {
    id: 'WALL-09',
    title: 'A wall of the wrong length',
    section: 'Building the walls',
    text:
      'A wall of the wrong length found before the deal is built again. Found later, play goes on, and the wall ends ' +
      'sooner or later than it should.',
    standing: 'derived',
    sources: [{ source: 'ml-272' }],
  },
  {
    id: 'WALL-10',
    title: 'Dice not thrown, or miscounted',
    section: 'Building the walls',
    text:
      'Dice that were not thrown, or a wrong count kept back, are put right before East’s first discard and let be ' +
      'after it.',
    standing: 'derived',
    sources: [{ source: 'mahjblog-2011' }, { source: 'ml-272' }],
  },
]
