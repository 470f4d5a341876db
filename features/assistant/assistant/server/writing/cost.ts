/** What it costs to let a model write, before it does: by our count of tokens, corrected by what it counted before. */
import {
  correctionOf,
  type ModelInUse,
  type ModelParts,
  microFenOf,
  modelInUse,
  overLimit,
  sayOverLimit,
  spentToday,
  tokensOfText,
  type UseEstimate,
  yuanOf,
} from '@guanlan/features/handling/models/server'
import type { Locale } from '@guanlan/platform/contract'
import type { CallScope } from '@guanlan/platform/server'
import { type AmountSent, amountsSent, type Plan, type WritingCost } from '../../contract.ts'
import { type Found, findFor } from '../answering/answer.ts'
import { daysOf } from './days-of.ts'
import { promptOfQuestion } from './prompt.ts'
import { type Sent, sentOf } from './sent.ts'

export interface Prepared {
  sent: Sent
  request: ReturnType<typeof promptOfQuestion>
  estimate: UseEstimate
}

export function prepareQuestion(
  { figures, passages, zone }: Pick<Found, 'figures' | 'passages' | 'zone'>,
  {
    question,
    amount,
    model,
    correction,
    locale,
  }: { question: string; amount: AmountSent; model: ModelInUse; correction: number; locale: Locale },
): Prepared {
  const sent = sentOf(passages, model.leaves, amount)
  const request = promptOfQuestion(question, { figures, sent, days: daysOf(sent.passages, zone), locale })
  return { sent, request, estimate: estimateOf(request, correction) }
}

export const estimateOf = (
  { instructions, prompt, mostTokens = 0 }: Prepared['request'],
  correction: number,
): UseEstimate => ({
  tokensIn: Math.ceil(tokensOfText(instructions + prompt) * correction),
  tokensOut: mostTokens,
})

const microFenOfFen = 1_000_000

export async function costOfQuestion(
  scope: CallScope,
  parts: ModelParts,
  { question, plan }: { question: string; plan: Plan },
): Promise<WritingCost> {
  const model = await modelInUse(scope, parts, 'gptSession')
  const none = { model: '', leaves: null, articles: 0, isCorrected: false, spentToday: '0', offers: [] }
  if (typeof model === 'string') return { ...none, absence: model, limits: { run: null, person: null, all: null } }
  const found = await findFor(scope, question, plan)
  const correction = await correctionOf(scope, model.endpoint.model)
  const spent = await spentToday(scope)
  const { locale } = scope
  const offers = amountsSent.flatMap(amount => {
    const { sent, estimate } = prepareQuestion(found, { question, amount, model, correction, locale })
    const { tokensIn, tokensOut } = estimate
    const price = microFenOf(model, tokensIn, tokensOut)
    const over = overLimit(price, model.limits, spent)
    const isLess =
      amount === 'usual' ||
      (amount === 'few' ? found.passages.length > sent.passages.length : model.leaves !== 'titles')
    if (!isLess) return []
    const sentence = over && sayOverLimit(over, locale)
    return [
      {
        amount,
        passages: sent.passages.length,
        characters: sent.characters,
        tokensIn,
        tokensOut,
        yuan: yuanOf(price),
        over: sentence,
      },
    ]
  })
  const yuanOfFen = (fen: number | null) => (fen === null ? null : yuanOf(fen * microFenOfFen))
  return {
    absence: null,
    model: model.endpoint.model,
    leaves: model.leaves,
    articles: found.passages.length,
    isCorrected: correction !== 1,
    spentToday: yuanOf(spent.person),
    limits: {
      run: yuanOfFen(model.limits.run),
      person: yuanOfFen(model.limits.person),
      all: yuanOfFen(model.limits.all),
    },
    offers,
  }
}
