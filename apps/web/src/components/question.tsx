/** A question as keys to tap, shared by the question itself and by two stories. */
import type { Court, Question, Situation } from 'mahjudge'
import type { ComponentChildren } from 'preact'
import { AnswerPicture } from '../art/answers.tsx'
import { PictureTiles } from '../art/picture-tiles.tsx'
import { takeClick } from '../state/address.ts'
import type { Told } from '../state/fragment.ts'
import type { InForce } from '../state/rules.ts'

export interface AskProps {
  readonly court: Court
  readonly situation: Situation
  readonly told: Told
  readonly inForce: InForce
}

export const Steps = ({ number, most }: { readonly number: number; readonly most: number }) => (
  <div class="steps">
    <span class="chips" aria-hidden="true">
      {Array.from({ length: most }, (_, at) => (
        <i key={at} class={at < number ? 'on' : ''} />
      ))}
    </span>
    <span>
      Question {number}
      <span class="vh"> of at most {most}</span>
    </span>
  </div>
)

interface AnswersProps {
  readonly question: Question
  readonly chosen?: string | undefined
  readonly hrefOf: (value: string) => string
  readonly onChoose: (value: string) => void
  readonly children?: ComponentChildren
}

/** A click that means: here. Others open the link elsewhere, as links do. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** Picture keys. They are links, so that each answer has an address of its own. */
export const Answers = ({ question, chosen, hrefOf, onChoose, children }: AnswersProps) => {
  const byNumber = (event: KeyboardEvent): void => {
    const answer = /^[1-9]$/.test(event.key) ? question.answers[Number(event.key) - 1] : undefined
    if (answer !== undefined) onChoose(answer.value)
  }
  return (
    <>
      <PictureTiles />
      <div class={`answers answers--${question.answers.length}`} onKeyDown={byNumber}>
        {question.answers.map(({ value, label }) => (
          <a
            key={`${question.fact} ${value}`}
            class={value === chosen ? 'key is-on' : 'key'}
            href={hrefOf(value)}
            {...(value === chosen ? { 'aria-current': 'true' } : {})}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              takeClick(event)
              onChoose(value)
            }}
          >
            <AnswerPicture fact={question.fact} value={value} />
            <span>{label}</span>
          </a>
        ))}
        {children}
      </div>
    </>
  )
}
