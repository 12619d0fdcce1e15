import type { Source } from '../src/rulings/law.ts'
import { amja } from './sources/amja.ts'
import { events } from './sources/events.ts'
import { founding } from './sources/founding.ts'
import { league } from './sources/league.ts'
import { leagueBulletins } from './sources/league-bulletins.ts'
import { leagueReports } from './sources/league-reports.ts'
import { mahjLifeFrom160 } from './sources/mahj-life-from-160.ts'
import { mahjLifeTo159 } from './sources/mahj-life-to-159.ts'
import { mahjpedia } from './sources/mahjpedia.ts'
import { players } from './sources/players.ts'
import { sloperFrom400 } from './sources/sloper-from-400.ts'
import { sloperTo399 } from './sources/sloper-to-399.ts'
import { software } from './sources/software.ts'

/**
 * Pages, books, cards, letters and event texts that the law cites. What the League publishes itself is known to us only
 * through the sources that report it.
 */
export const sources: readonly Source[] = [
  ...founding,
  ...mahjLifeTo159,
  ...mahjLifeFrom160,
  ...mahjpedia,
  ...league,
  ...leagueBulletins,
  ...leagueReports,
  ...amja,
  ...sloperTo399,
  ...sloperFrom400,
  ...events,
  ...software,
  ...players,
]
