import { exact, Note, useFormat, useWords } from '@guanlan/platform/web'
import type { Written } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'

/** Who wrote an answer and what it came to; or why the articles' own sentences stand there. */
export default function WrittenNote({
  written: { model, tokens, yuan, problem, from },
  hasWording = false,
}: {
  written: Written
  /** Some of it says no fact, and is not checked. */
  hasWording?: boolean
}) {
  const t = useWords(screenStrings)
  const format = useFormat()
  const text = from
    ? t('writtenBefore', { model, at: format.moment(from).slice(0, 16) })
    : t(hasWording ? 'writtenWording' : 'writtenBy', { model, tokens: exact(tokens), yuan })
  return (
    <>
      {problem && <Note>{t(`problem_${problem}`)}</Note>}
      {(problem === null || problem === 'stopped') && <p className="dim">{text}</p>}
    </>
  )
}
