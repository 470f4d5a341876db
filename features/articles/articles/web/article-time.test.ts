// The time of an article is shown by one component, which says when it is that of the arrival. Read from the sources, since each list is a screen of its own.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const features = new URL('../../../', import.meta.url)
/** What is no article yet: a line of a feed or of a file that is only looked at. */
const looksOnly = ['collecting/sources/web/DetectionCard.tsx', 'collecting/intake/web/UploadForm.tsx']
/** The first article of a story stands in the list below with its sign. */
const inShort = ['desk/article-list/web/reading/StoryArticles.tsx']

/** When a report case or a case of an event was published; when a sentence of an article, a review or a complaint was: judged ones have their time. */
const noArticles = [
  'resources/report-cases/web/ReportCases.tsx',
  'events/event-library/web/cases/Cases.tsx',
  'cars/car-aspects/web/SentenceLine.tsx',
]

test('no list shows an article’s time without its sign', () => {
  const files = globSync('*/*/web/**/*.tsx', { cwd: features }).filter(file => !file.includes('.test.'))
  const read = (file: string) => readFileSync(new URL(file, features), 'utf8')
  const without = files.filter(file => /<Moment [^>]*[pP]ublishedAt/.test(read(file)))
  expect(without.toSorted()).toEqual([...looksOnly, ...inShort, ...noArticles].toSorted())
  expect(files.filter(file => read(file).includes('<ArticleTime')).length).toBeGreaterThan(15)
})
