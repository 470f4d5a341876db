/** Addresses at which a question waits to be asked: with a plan, or of single articles. Pure. */
import { linkTo } from '@guanlan/platform/web'
import { mostOfQuestion, Plan } from '../contract.ts'

export interface Proposed {
  question: string
  /** Null: made of the words. */
  plan: Plan | null
  /** That it is asked of alone. */
  articles: readonly number[]
}

/** What the address is called by; whatever else is opened takes it away. */
export const askNames = ['ask', 'plan', 'articles'] as const

export const askOfPlan = (question: string, plan: Plan): string =>
  linkTo('/chatGpt/gptSession', null, { ask: question, plan: JSON.stringify(plan) })

export const askOfArticles = (articles: readonly number[]): string =>
  linkTo('/chatGpt/gptSession', null, { articles: articles.slice(0, mostOfQuestion).join(',') })

/** Reads leniently: what is not understood asks nothing. @param usual what is asked of articles without a question */
export function proposedIn(search: URLSearchParams, usual: string): Proposed | null {
  const articles = (search.get('articles') ?? '')
    .split(',')
    .map(Number)
    .filter(id => Number.isSafeInteger(id) && id > 0)
    .slice(0, mostOfQuestion)
  const question = search.get('ask') ?? (articles.length > 0 ? usual : '')
  return question === '' ? null : { question, plan: planIn(search.get('plan')), articles }
}

function planIn(text: string | null): Plan | null {
  try {
    return text === null ? null : (Plan.safeParse(JSON.parse(text)).data ?? null)
  } catch {
    return null
  }
}
