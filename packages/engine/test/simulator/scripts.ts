/** For each kind of incident a script that brings it about at a table, from the facts it should have. */
import type { Scripts } from './script.ts'
import { aroundScripts } from './scripts-around.ts'
import { claimScripts } from './scripts-claims.ts'
import { declaredScripts } from './scripts-declared.ts'
import { playScripts } from './scripts-play.ts'

export const scripts: Scripts = { ...declaredScripts, ...claimScripts, ...playScripts, ...aroundScripts }
