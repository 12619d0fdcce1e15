import type { RuleSet } from '../../src/rulings/law.ts'
import { amja } from './amja.ts'
import { nmjl } from './nmjl.ts'

export const ruleSets: readonly RuleSet[] = [nmjl, amja]
