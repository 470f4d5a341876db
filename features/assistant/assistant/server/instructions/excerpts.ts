/** Sections of a report out of chosen articles: their own sentences, each checked, with the articles as the list of sources. */
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse, say } from '@guanlan/platform/contract'
import type { CallScope } from '@guanlan/platform/server'
import type { CarriedSentence, Excerpts } from '../../contract.ts'
import { instructionStrings as words } from '../../strings/instructions.ts'
import { byTime, shownPassage } from '../answering/answer.ts'
import { type ChosenPassage, choosePassages } from '../answering/choose-passages.ts'
import { type ChosenSentence, chooseSentences, sentencesOf } from '../answering/choose-sentences.ts'
import { carriedBy } from '../answering/drop-unsupported.ts'
import { readArticles } from '../answering/read-articles.ts'
import type { Makes } from './delivered.ts'

type By = Extract<Makes, { what: 'excerpts' }>['by']
interface Section {
  title: string
  chosen: ChosenSentence[]
}

/** Sentences of one section. */
const mostOfSection = 12

export async function makeExcerpts(
  scope: CallScope,
  { subject, ids, by, title }: { subject: string; ids: readonly number[]; by: By; title: string },
): Promise<Excerpts> {
  if (!scope.may('desk.view')) throw refuse('forbidden', 'platform.forbidden')
  const articles = await readArticles(scope, [...new Set(ids)], true)
  if (articles.length === 0) throw refuse('missing', 'assistant.noArticles', {}, 'values.articles')
  const zone = await timeZoneOf(scope)
  const passages = choosePassages(articles, [])
  const heading = (key: 'sectionCourse' | 'sectionVoices' | 'sectionRisks' | 'sectionOverview') =>
    say(words[key], scope.locale)
  const sections = sectionsOf(passages, subject, by, heading)
  const checked = sections.map(({ title: of, chosen }) => ({
    title: of,
    ...carriedBy(passages, chosen, { cutter: generalCutter(), zone }),
  }))
  const [first, last] = momentsOf(passages)
  return {
    kind: 'excerpts',
    title: `${title}：${subject}`,
    plan: { from: first, to: last, monitors: [], filters: [], query: '' },
    passages: passages.map(shownPassage),
    dropped: checked.flatMap(({ dropped }) => dropped),
    sections: checked
      .map(({ title: of, sentences }) => ({
        title: of,
        sentences: by === 'voices' ? sentences : byTime<CarriedSentence>(sentences, passages),
      }))
      .filter(({ sentences }) => sentences.length > 0),
  }
}

const says = /[“「"]|表示|称|認為|认为|指出|回应|回應|\bsaid\b|\btold\b/u

function sectionsOf(
  passages: readonly ChosenPassage[],
  subject: string,
  by: By,
  heading: (key: 'sectionCourse' | 'sectionVoices' | 'sectionRisks' | 'sectionOverview') => string,
): Section[] {
  const each = (places: readonly number[], most = 1): ChosenSentence[] =>
    places.flatMap(passage =>
      sentencesOf(subject, passages[passage]?.text ?? '')
        .slice(0, most)
        .map(text => ({ text, passage })),
    )
  const all = passages.map((_, place) => place)
  const negative = all.filter(place => passages[place]?.article.sentiment === -1)
  if (by === 'timeline') return [{ title: heading('sectionCourse'), chosen: each(all) }]
  if (by === 'risks') return [{ title: heading('sectionRisks'), chosen: each(negative, 2).slice(0, mostOfSection) }]
  if (by === 'voices') {
    const media = [...new Set(passages.map(({ article }) => article.media))]
    return media.map(medium => ({
      title: medium,
      chosen: each(all.filter(place => passages[place]?.article.media === medium)).slice(0, mostOfSection),
    }))
  }
  const spoken = each(all, 3).filter(({ text }) => says.test(text))
  return [
    { title: heading('sectionOverview'), chosen: chooseSentences(passages, []) },
    { title: heading('sectionVoices'), chosen: spoken.slice(0, mostOfSection) },
    { title: heading('sectionRisks'), chosen: each(negative).slice(0, mostOfSection) },
  ]
}

function momentsOf(passages: readonly ChosenPassage[]): [string, string] {
  const times = passages.map(({ article }) => article.publishedAt.getTime())
  return [new Date(Math.min(...times)).toISOString(), new Date(Math.max(...times)).toISOString()]
}
