import { expect, it } from 'vitest'
import { compiled } from '../data/index.ts'
import { compileForAudit } from '../src/decide/compile.ts'
import { freeze } from '../src/decide/freeze.ts'
import { thaw } from '../src/decide/thaw.ts'
import { incidents, plan } from './support/law.ts'

it.each(incidents)('%s: the shipped diagram is what the tables compile to (npm run law writes it)', (incident) => {
  expect(compiled.find((one) => one.incident === incident)).toEqual(freeze(compileForAudit(plan, incident)))
})

it('a diagram read back from data freezes to the same data', () => {
  for (const frozen of compiled) expect(freeze(thaw(frozen))).toEqual(frozen)
})
