/** How states, purposes and answers are said. */
import { Tag, type Translate, useWords } from '@guanlan/platform/web'
import { type DeliveryRecord, type OwnAnswer, ownAnswers } from '../contract.ts'
import { strings } from '../strings.ts'

type T = Translate<typeof strings>

const purposes = [
  ...(['warning', 'correction', 'digest', 'test', 'notice', 'invitation'] as const),
  ...(['code', 'report', 'crisis', 'event', 'release'] as const),
] as const
type KnownPurpose = (typeof purposes)[number]
const isKnown = (purpose: string): purpose is KnownPurpose => (purposes as readonly string[]).includes(purpose)
const isOwn = (answer: string): answer is OwnAnswer => (ownAnswers as readonly string[]).includes(answer)

/** A feature that came later names its purpose itself. */
export const purposeIn = (t: T, purpose: string): string => (isKnown(purpose) ? t(`purpose_${purpose}`) : purpose)

/** Ours in the reader's language; theirs as they said it. */
export const answerIn = (t: T, answer: string): string => (isOwn(answer) ? t(`answer_${answer}`) : answer)

export function StateTag({
  of: { state, perhapsTwice },
}: {
  of: Pick<DeliveryRecord, 'state'> & { perhapsTwice?: boolean }
}) {
  const t = useWords(strings)
  return (
    <>
      <Tag accent={state === 'failed'}>{t(`state_${state}`)}</Tag>
      {perhapsTwice && <Tag>{t('perhapsTwice')}</Tag>}
    </>
  )
}

/** What the other side said. */
export function AnswerText({ answer }: { answer: string }) {
  const t = useWords(strings)
  return <span className="dim">{answerIn(t, answer)}</span>
}
