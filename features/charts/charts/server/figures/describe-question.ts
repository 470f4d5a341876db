/** A question in words, and what was not collected within it. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import { questionInWords } from '@guanlan/features/handling/exports/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { type Locale, locales } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { coverageSentences, type DescribedQuestion } from '../../contract.ts'
import { coverageOf } from '../coverage.ts'
import { figureWords } from './words.ts'

export async function describeQuestion(scope: Scope, question: Question, locale: Locale): Promise<DescribedQuestion> {
  const zone = await timeZoneOf(scope)
  const w = figureWords(locale, zone)
  const at = locales.indexOf(locale)
  const reported = await questionInWords(scope, question)
  const coverage = await coverageOf(scope, await articleQuery(scope, question), zone)
  return {
    lines: [
      ...reported.map(([label, value]) => ({ label: label[at] ?? '', value: value[at] ?? '' })),
      { label: w.t('copies'), value: w.t(question.fold ? 'copiesFolded' : 'copiesCounted') },
    ],
    lacks: coverageSentences(coverage, { t: w.t, when: iso => w.exactMoment(iso).slice(5) }),
    zone,
    madeAt: scope.now.toISOString(),
  }
}
