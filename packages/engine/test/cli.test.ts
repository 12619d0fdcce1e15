import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { visible } from '../src/base/shown.ts'
import { run } from './support/bad-input.ts'

const temp = mkdtempSync(join(tmpdir(), 'mahjudge-cli-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

const file = (name: string, text: string): string => {
  writeFileSync(join(temp, name), text)
  return join(temp, name)
}

const bin = fileURLToPath(new URL('../bin/mahjudge.js', import.meta.url))
const STORY = 'situation: mj-error\nfacts: { declaredOn: discard, shownClaim: more }\nwho: { declarer: a, discarder: b }\n'

describe('mahjudge', () => {
  it('prints its version and its help', () => {
    expect(run(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/)
    for (const args of [['--help'], ['help'], []]) {
      const { status, out } = run(args)
      expect(out).toContain('Examples:')
      expect(status).toBe(0)
    }
  })

  it.each([
    [['aks'], "arguments: Unknown command 'aks'. [command/usage]\n  Did you mean ask? mahjudge --help"],
    [['rule'], "arguments: Missing required argument 'file'. [command/usage]\n  mahjudge --help"],
    [['ask', '--colour'], "arguments: Unknown option '--colour'. [command/usage]\n  mahjudge --help"],
  ])('ends %j with status 2 and a remedy', (args, said) => {
    const { status, err, out } = run(args)
    expect(status).toBe(2)
    expect(err).toContain(said)
    expect(out).toBe('')
  })
})

describe('mahjudge ask', () => {
  it('asks what matters and rules, with piped answers by number, value and label', () => {
    for (const answers of ['2\n5\n', 'discard\nmore\n', 'a disc\nmore, or\n']) {
      const { status, out } = run(['ask', 'mj-error'], answers)
      expect(out).toContain('1. What was mah jongg declared on?\n   1) A picked or exchanged tile\n   2) A discard\n')
      expect(out).toContain('Ruling\n  The declarer has a dead hand')
      expect(out).toContain('No instructor has reviewed this ruling.')
      expect(status).toBe(0)
    }
  })

  it('takes answers, seats and figures as arguments', () => {
    const { status, out } = run(
      [
        'ask',
        'thrown-in',
        '--answers=touched=two',
        '--who=declarer=a,discarder=b,touched=c,d',
        '--value=hand.a=25',
        '--option=twoErrorsPayment=doubleOfLastDeclarer',
        '--json',
      ],
      'stand\nnone\n',
    )
    const ruling = JSON.parse(out) as { readonly payments: unknown; readonly seatsNamed: boolean }
    expect(ruling.payments).toEqual([{ from: 'a', to: 'b', multiple: 2, of: 'hand of a', amount: 50 }])
    expect(ruling.seatsNamed).toBe(true)
    expect(status).toBe(0)
  })

  it('goes back, explains and quits', () => {
    const back = run(['ask', 'mj-error'], 'own\nb\n?\ndiscard\nq\n')
    expect(back.out.match(/1\. What was mah jongg declared on\?/g)).toHaveLength(3)
    expect(back.out).toContain('A discard: mah jongg was declared on a discard.')
    expect(back.out).toContain('It is asked because these still hang on it:')
    expect(back.out).toContain('2. What did that seat then put face up?')
    expect(back.status).toBe(3)
  })

  it('goes back from the first question to the pictures, and helps there', () => {
    const { status, out } = run(['ask', 'mj-error'], 'b\n?\nhelp\nb\nmisname\nb\nq\n')
    expect(out.match(/^What happened\?$/gm)).toHaveLength(3)
    expect(out.match(/^Type the number of what happened/gm)).toHaveLength(2)
    expect(out).toContain('1. ')
    expect(status).toBe(3)
  })

  it.each([
    ['mj-error', '2\n4\nc1 win\n1\n'],
    ['mj-error', '2\n4\nc1 win\nu\n'],
  ])('in %s takes answers to whatever it asks (%j)', (situation, answers) => {
    const { status, err } = run(['ask', situation], answers)
    expect(err).toBe('')
    expect([0, 3]).toContain(status)
  })

  it('asks what a change makes impossible to take for granted', () => {
    const { out, err } = run(['ask', 'mj-error'], '1\n3\nc2 broken\n1\n')
    expect(out).toContain('Who broke the wall?')
    expect(out.match(/^Ruling$/gm)).toHaveLength(2)
    expect(err).toBe('')
    const back = run(['ask', 'mj-error'], '1\n3\nc2 broken\nb\n')
    expect(back.out.match(/^Ruling$/gm)).toHaveLength(2)
  })

  it('shows what steers a terminal as escapes, and cuts long words', () => {
    const typed = `\u001B[31mred\0\u202E${'x'.repeat(300)}`
    for (const { err, out } of [
      run(['ask', 'mj-error'], `${typed}\n`),
      run(['ask'], `${typed}\n`),
      run(['ask', 'mj-error', '--answers', `${typed.replace('\0', '')}=1`]),
      run(['rule', '-'], `situation: mj-error\nfacts: { "\\e[31m${'x'.repeat(300)}": own }\n`),
      run(['rules', typed.replace('\0', '')]),
      run([typed.replace('\0', '')]),
    ]) {
      expect(err).toContain(String.raw`\u001B[31m`)
      expect(`${out}${err}`).not.toMatch(/x{61}/)
      expect(visible(`${out}${err}`, '\n')).toBe(`${out}${err}`)
    }
  })

  it('stays valid JSON whatever a rule set is called', () => {
    const rules = file('odd.yaml', 'id: "o\\e[31m\\x9b"\n')
    const { out } = run(['ask', 'three-dead', '--rules', rules, '--json'])
    expect((JSON.parse(out) as { readonly ruleSet: string }).ruleSet).toBe('o\u001B[31m\u009B')
  })

  it('tells what is decided when the answers run out', () => {
    const { status, out } = run(['ask', 'mj-error'], 'discard\n')
    expect(out).toContain('Still to be told')
    expect(status).toBe(3)
  })

  it('rules by branches where nobody knows', () => {
    const { status, out } = run(['ask', 'mj-error'], 'discard\nu\nu\n')
    expect(out).toContain('It depends on what nobody knows')
    expect(status).toBe(3)
  })

  it('shows what is decided as soon as it is', () => {
    const { out } = run(['ask', 'thrown-in'], 'one\n')
    expect(out).toMatch(/Decided so far\n\s+- .+: /)
  })

  it('changes what was taken for granted, and rules again', () => {
    const { status, out } = run(['ask', 'mj-error', '--answers', 'declaredOn=discard,shownClaim=more'], '')
    const [, number] = /(\d)\. The hand that was meant may have exposures/.exec(out) ?? []
    expect(status).toBe(0)
    const changed = run(['ask', 'mj-error', '--answers', 'declaredOn=discard,shownClaim=more'], `c ${number}\n`)
    expect(changed.out.match(/^Ruling$/gm)).toHaveLength(2)
    expect(changed.status).toBe(0)
  })

  it('finds a situation by number, by words, and asks when several fit', () => {
    expect(run(['ask'], '1\nq\n').out).toContain('1. What was mah jongg declared on?')
    expect(run(['ask', 'false', 'mahj'], 'q\n').out).toContain('1. What was mah jongg declared on?')
    expect(run(['ask', 'threw in hand'], 'q\n').out).toContain('shown or thrown in?')
    expect(run(['ask', 'dead'], '').out).toContain('Which of these?')
  })

  it('takes a rule set from a file', () => {
    const rules = file('ours.yaml', 'id: ours\nname: Our table\noptions: { conversionAfterExposure: never }\n')
    const { status, out } = run(['ask', 'mj-error', '--rules', rules, '--answers', 'declaredOn=discard,shownClaim=group'])
    expect(out).toContain('The declarer has a dead hand')
    expect(status).toBe(0)
  })

  it.each([
    ['60', 60],
    ['5', 20],
    ['500', 120],
    ['wide', 80],
  ])('keeps to the columns that are asked for (%s)', (columns, most) => {
    const { stdout } = spawnSync(process.execPath, [bin, 'situations', 'mj-error'], {
      encoding: 'utf8',
      env: { ...process.env, COLUMNS: columns },
    })
    const lengths = stdout
      .split('\n')
      .filter((line) => line.trim().includes(' '))
      .map((line) => line.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(most)
    expect(Math.max(...lengths)).toBeGreaterThan(most - 15)
  })

  it('prints no escape codes into a pipe and keeps to 80 columns', () => {
    const { out } = run(['ask', 'mj-error'], '2\n5\n')
    expect(out).not.toContain('\u001B')
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })
})

describe('mahjudge two-stories', () => {
  const story = (committed: string, more = ''): string =>
    `situation: two-want\nfacts: { wants: wins, committed: ${committed} }\ntiles: { hands: { actor: "1111B 2222B 333B FF" } }\n${more}`
  const first = file('first.yaml', story('yes'))
  const second = file('second.yaml', story('no'))
  const byTurn = file('by-turn.yaml', story('yes', 'options: { mjVsMj: pureTurn }\n'))
  const compare = (...args: readonly string[]) => run(['two-stories', ...args, '--card', 'practice', '--json'])
  const differs = (out: string): number => (JSON.parse(out) as { readonly differs: readonly unknown[] }).differs.length

  it('holds both against the card under the rules that the table agreed on', () => {
    const bound = compare(first, second)
    expect(bound.status).toBe(3)
    expect(differs(bound.out)).toBeGreaterThan(0)
    // Where only the order of turn counts, the same hand is checked first in both.
    const turn = compare(first, second, '--option', 'mjVsMj=pureTurn')
    expect(turn.status).toBe(0)
    expect(differs(turn.out)).toBe(0)
  })

  it('takes the rules of the table from either story, and the command line before them', () => {
    expect(differs(compare(byTurn, second).out)).toBe(0)
    expect(differs(compare(second, byTurn).out)).toBe(0)
    expect(differs(compare(byTurn, second, '--option', 'mjVsMj=turnThenCommitted').out)).toBeGreaterThan(0)
  })

  it('names the story and the place where the rules of the two differ', () => {
    const other = file('other.yaml', story('no', 'options: { mjVsMj: turnThenCommitted }\n'))
    const { status, err } = compare(byTurn, other)
    expect(err).toContain(`${other}: options.mjVsMj (line 4, column 12): Both stories are of one table`)
    expect(status).toBe(2)
    expect(compare(byTurn, other, '--option', 'mjVsMj=pureTurn').status).toBe(0)
    const sets = [file('nmjl.yaml', story('yes', 'rules: nmjl\n')), file('amja.yaml', story('no', 'rules: amja\n'))]
    expect(compare(...sets).err).toContain('[story/two-rule-sets]\n  Tell both under the same rules, or say with --rules')
    const misspelt = file('misspelt.yaml', story('yes', 'options: { mjVsMy: pureTurn }\n'))
    expect(compare(misspelt, second).err).toContain(`${misspelt}: options.mjVsMy (line 4`)
    expect(compare(first, misspelt).err).toContain(`${misspelt}: options.mjVsMy (line 4`)
    expect(compare(first, second, '--option', 'mjVsMy=pureTurn').err).toMatch(/^--option: mjVsMy is no option\./)
  })
})

describe('mahjudge rule', () => {
  it('rules on a file, on standard input, and prints JSON', () => {
    const path = file('story.yaml', STORY)
    expect(run(['rule', path]).out).toContain('The declarer (A) has a dead hand')
    expect(run(['rule', '-'], STORY).out).toBe(run(['rule', path]).out)
    const { status, out } = run(['rule', path, '--json'])
    expect((JSON.parse(out) as { readonly outcome: string }).outcome).toBe('decided')
    expect(status).toBe(0)
  })

  it('ends with status 3 when more has to be told', () => {
    expect(run(['rule', '-'], 'situation: mj-error\n').status).toBe(3)
  })

  it('rules on a log that was saved, with its version', () => {
    const log = {
      version: 1,
      rules: 'nmjl',
      options: {},
      events: [
        { type: 'discarded', seat: 'd' },
        { type: 'declared', seat: 'a', on: 'discard', shown: 'more', valid: false },
      ],
    }
    expect(run(['rule', file('saved.json', JSON.stringify(log))]).out).toContain('has a dead hand')
    const later = run(['rule', file('later.json', JSON.stringify({ ...log, version: 2 }))])
    expect(later.err).toContain('version')
    expect(later.status).toBe(2)
  })

  it('reports an argument at the argument, and a word of the file in the file', () => {
    const path = file('places.yaml', `${STORY}rules: xyz\n`)
    expect(run(['rule', path]).err).toContain(`${path}: rules (line 4, column 1): There is no rule set xyz.`)
    expect(run(['rule', path, '--rules', 'zyx']).err).toMatch(/^--rules: There is no rule set zyx\./)
    expect(run(['rule', path, '--rules', 'nmjl', '--option', 'foo=1']).err).toMatch(/^--option: foo is no option\./)
    expect(run(['ask', 'mj-error', '--rules', '/dev/zero']).err).toMatch(/^--rules \/dev\/zero: This is longer than 65536 char/)
    expect(run(['ask', 'mj-error', '--answers', 'foo=bar']).err).toMatch(/^--answers: foo is no fact\./)
    expect(run(['rule', '-'], STORY.replace('declarer: a', 'declarer: [a, c]')).err).toContain('who.declarer (line 3, column 8)')
  })

  it('names the file, the line and the remedy', () => {
    const path = file('wrong.yaml', 'situation: mj-error\nfacts:\n  declardOn: own\n')
    const { status, err } = run(['rule', path])
    expect(err).toContain(
      `${path}: facts.declardOn (line 3, column 3): declardOn is no fact. [story/unknown-fact]\n  Did you mean declaredOn?`,
    )
    expect(status).toBe(2)
  })

  it.each(['\0', 'situation: mj-error\n', 'x'])('stops reading input without end (%j)', async (text) => {
    const child = spawn(process.execPath, [bin, 'rule', '-'], { stdio: ['pipe', 'ignore', 'pipe'] })
    let err = ''
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    // The command closes its end while more is being written.
    child.stdin.on('error', () => undefined)
    const chunk = Buffer.from(text.repeat(20_000))
    const more = (): void => {
      while (child.stdin.writable && child.stdin.write(chunk));
    }
    child.stdin.on('drain', more)
    more()
    const status = await new Promise((resolve) => child.on('close', resolve))
    expect(err).toContain('[file/too-large]')
    expect(status).toBe(2)
  })

  it('stops reading answers without end', async () => {
    const child = spawn(process.execPath, [bin, 'ask'], { stdio: ['pipe', 'ignore', 'pipe'] })
    child.stderr.resume()
    child.stdin.on('error', () => undefined)
    const chunk = Buffer.alloc(65_536, 'x')
    const more = (): void => {
      while (child.stdin.writable && child.stdin.write(chunk));
    }
    child.stdin.on('drain', more)
    more()
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(2)
  })
})

describe('lists', () => {
  it.each(['rules', 'options', 'situations', 'sources'])('lists %s', (what) => {
    const { status, out } = run([what])
    expect(out.split('\n').length).toBeGreaterThan(8)
    expect(status).toBe(0)
  })

  it.each([
    ['rules', 'mje-01', ['Where it is written', 'as reported by', 'Decisions that rest on it']],
    [
      'options',
      'twoErrorsPayment',
      ['doubleOfLastDeclarer (standard, unsettled)', 'Held by:', 'Why the standard is the standard'],
    ],
    ['situations', 'mj-error', ['Asked', 'Taken for granted', 'Parts']],
    ['sources', 'mjme-2024', ['We know it only through others', 'Rules that cite it']],
  ])('shows %s %s in full', (what, id, parts) => {
    const { status, out } = run([what, id])
    for (const part of parts) expect(out).toContain(part)
    expect(status).toBe(0)
  })

  it('ends quietly when the reader closes the pipe', async () => {
    const child = spawn('sh', ['-c', `${process.execPath} ${bin} sources | head -1; ${process.execPath} ${bin} rules | true`], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let err = ''
    child.stdout.resume()
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    await new Promise((resolve) => child.on('close', resolve))
    expect(err).toBe('')
  })
})

describe('mahjudge cases', () => {
  const right = `title: A wrong mah jongg\n${STORY}expect: { outcome: decided, seats: { a: dead } }\n`

  it('passes, fails with differences, and resets', () => {
    file('right.yaml', right)
    expect(run(['cases', temp]).out).toContain('FAILED')
    const folder = mkdtempSync(join(temp, 'cases-'))
    writeFileSync(join(folder, 'one.yaml'), right)
    expect(run(['cases', folder])).toMatchObject({ status: 0, err: '' })
    writeFileSync(join(folder, 'two.yaml'), right.replace('a: dead', 'a: live   '))
    const { status, out } = run(['cases', folder])
    expect(out).toContain('FAILED two.yaml: A wrong mah jongg\n  seats a: expected live, but the ruling says dead\n')
    expect(out).toContain('2 cases: 1 passed, 1 failed')
    expect(status).toBe(1)
    expect(run(['cases', folder, '--reset']).status).toBe(0)
    expect(readFileSync(join(folder, 'two.yaml'), 'utf8')).toBe(right.replace('a: dead', 'a: dead   '))
  })

  it('fails when something is not covered, and counts questions', () => {
    const folder = mkdtempSync(join(temp, 'coverage-'))
    writeFileSync(join(folder, 'one.yaml'), `covers: [s000-01]\n${right}`)
    writeFileSync(join(folder, 'coverage.json'), '{ "required": ["s000-01", "s000-02"] }')
    const { status, out } = run(['cases', folder, '--coverage'])
    expect(out).toContain('Not covered: s000-02')
    expect(out).toContain('mj-error: 1, 1 (1 case)')
    expect(status).toBe(1)
  })

  it('says that a folder has no cases', () => {
    const { status, err } = run(['cases', mkdtempSync(join(temp, 'empty-'))])
    expect(err).toContain('There is no case in this folder')
    expect(status).toBe(2)
  })
})
