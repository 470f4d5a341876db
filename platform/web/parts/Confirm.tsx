import { type ReactNode, useEffect, useRef } from 'react'
import { create } from 'zustand'
import { useWords } from '../language/words.ts'
import { Button } from './Button.tsx'
import { partStrings } from './strings.ts'

export interface Question {
  /** Names the thing: 删除监测项“经销商投诉”？ */
  title: string
  /** What will be lost, and whether it can be had back. */
  loss: ReactNode
  /** The act in its own words, e.g. 删除监测项; never "OK". */
  act: string
  /** False for questions that lose nothing (sending a warning). */
  danger?: boolean
}

interface Asked extends Question {
  answer: (yes: boolean) => void
}
const useAsked = create<{ asked: Asked | null }>(() => ({ asked: null }))

/** Asks once; resolves to false when the person turns away. `if (await confirm({ … })) remove()` */
export function confirm(question: Question): Promise<boolean> {
  useAsked.getState().asked?.answer(false)
  return new Promise(resolve => {
    const answer = (yes: boolean) => {
      useAsked.setState({ asked: null })
      resolve(yes)
    }
    useAsked.setState({ asked: { ...question, answer } })
  })
}

/** Where questions stand; once in the frame. Cancel has the focus and stands left. */
export function ConfirmPlace() {
  const requested = useAsked(state => state.asked)
  const dialog = useRef<HTMLDialogElement>(null)
  const t = useWords(partStrings)
  useEffect(() => {
    if (requested) dialog.current?.showModal()
  }, [requested])
  if (!requested) return null
  return (
    <dialog
      ref={dialog}
      className="floating question"
      aria-labelledby="question-title"
      onClose={() => requested.answer(false)}
    >
      <h3 id="question-title">{requested.title}</h3>
      <div className="question-loss">{requested.loss}</div>
      <p className="question-acts">
        <Button onClick={() => requested.answer(false)}>{t('cancel')}</Button>
        <Button kind={requested.danger === false ? 'primary' : 'danger'} onClick={() => requested.answer(true)}>
          {requested.act}
        </Button>
      </p>
    </dialog>
  )
}
