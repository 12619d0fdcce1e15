/** For each kind of incident a script that brings it about at a table, from the facts it should have. */
import type { Assignment } from '../../src/decide/model.ts'
import type { Scripts } from './script.ts'
import { aroundScripts } from './scripts-around.ts'
import { claimScripts } from './scripts-claims.ts'
import { declaredScripts } from './scripts-declared.ts'
import { playScripts } from './scripts-play.ts'

export const scripts: Scripts = { ...declaredScripts, ...claimScripts, ...playScripts, ...aroundScripts }

/** Whether events can tell these facts: that its hand was not named is told with a declaration, and with nothing else. */
export const canTell = (incident: string, facts: Assignment): boolean => incident === 'declaration' || facts['handNamed'] !== 'no'
