/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Phrase } from '@guanlan/platform/contract'
import { describe, expect, test } from 'vitest'
import { helpTexts } from './help/texts/index.ts'
import { topics } from './help/topics.ts'
import { allPlaces } from './sitemap/find.ts'
import { groups } from './sitemap/groups.ts'
import { purposeOf } from './sitemap/purposes.ts'
import { rail } from './sitemap/rail.ts'

const root = new URL('../../', import.meta.url).pathname
const files = globSync(
  [
    'features/*/*/{strings.ts,strings/*.ts}',
    'platform/*/{strings,common-words}.ts',
    'platform/web/*/strings.ts',
    'pipeline/{strings.ts,*/strings.ts}',
    'apps/web/{*,shell/palette}/strings.ts',
  ],
  { cwd: root },
)
const placeholders = (sentence: string) => [...sentence.matchAll(/\{\{\w+\}\}/g)].map(match => match[0]).sort()
/** Characters that exist in simplified writing only; met in a traditional sentence, somebody forgot to change them. */
const simplifiedOnly =
  /[们个这为时会说见发现关开门问间页录络经总体应该从头东车马鸟语请认识读写让应还进过边连远选择据报报张强应满为历单图场声处复备实审宽对导专业严两丽么义乐习书买乱亏产亲亿仅价众优伤传]/

/** Where code of screens may hold Chinese: names that are the same in every language, and what is looked for in texts. */
const ownChinese = [
  'apps/web/shell/languages.ts',
  'apps/web/shell/palette/known-acts.ts',
  'apps/web/shell/palette/new-things.ts',
  'apps/web/start/session.ts',
  'features/people/sign-in/web/DoorFoot.tsx',
  'features/people/sign-in/web/person/LookForm.tsx',
  'features/people/sign-in/web/use-host-face.ts',
  'features/charts/charts/web/embeds/EmbedForm.tsx',
  'features/administration/installation/web/Hosts.tsx',
  'features/collecting/sources/web/Coverage.tsx',
  // What people write in a field, in whichever language they read.
  'features/resources/resources/web/entry-lines.ts',
  'features/cars/car-library/web/read-sales.ts',
  'platform/web/fields/dates.ts',
  'platform/web/language/count.ts',
  'platform/web/language/device.ts',
  'platform/web/language/initials.ts',
  'platform/web/theme/tokens.ts',
]
const codeOfScreens = globSync('{features/*/*/web,platform/web,apps/web}/**/*.{ts,tsx}', { cwd: root }).filter(
  file => !/\.test\.tsx?$|(^|\/)(node_modules|dist|testing|strings|sitemap|texts)\/|\/(strings|topics)\.ts$/.test(file),
)
const isComment = (line: string) => /^\s*(\/\/|\/?\*|\{\/\*)/.test(line)
/** Also at the end of a line. */
const withoutComments = (code: string) =>
  code
    .split('\n')
    .filter(line => !isComment(line))
    .map(line => line.replace(/\s\/\/ .*$|\/\*.*?\*\//g, ''))
    .join('\n')

function problemsOf(name: string, phrase: unknown): string[] {
  if (!Array.isArray(phrase) || phrase.length !== 3) return [`${name}: not three languages`]
  const [zh, zhTW, en] = phrase as unknown as Phrase
  const empty = phrase.some(sentence => typeof sentence !== 'string' || sentence.trim() === '')
  if (empty) return [`${name}: a language is empty`]
  const expected = JSON.stringify(placeholders(zh))
  return [
    ...(JSON.stringify(placeholders(zhTW)) !== expected || JSON.stringify(placeholders(en)) !== expected
      ? [`${name}: placeholders differ`]
      : []),
    ...(/[「」]/.test(zh) ? [`${name}: quotation marks of traditional writing in the simplified sentence`] : []),
    ...(/\p{Script=Han}/u.test(en) ? [`${name}: Chinese in the English sentence`] : []),
    ...(simplifiedOnly.test(zhTW) ? [`${name}: simplified characters in the traditional sentence`] : []),
  ]
}

describe('words', () => {
  test('there are words to look at', () => expect(files.length).toBeGreaterThan(5))

  test.each(files)('%s says everything in three languages with the same placeholders', async file => {
    const module = (await import(`${root}${file}`)) as Record<string, Record<string, unknown>>
    const problems = Object.values(module).flatMap(words =>
      Object.entries(words).flatMap(([key, phrase]) => problemsOf(key, phrase)),
    )
    expect(problems).toEqual([])
  })

  test('two files that are put together give no name two sentences: one would be lost', async () => {
    const problems: string[] = []
    for (const [folder, own] of Map.groupBy(files, file => file.replace(/\/strings(\/.*)?\.ts$/, ''))) {
      const known = new Map<string, string>()
      const whole = own.find(file => file === `${folder}/strings.ts`)
      const joined = whole ? readFileSync(`${root}${whole}`, 'utf8') : ''
      const isJoined = (file: string) => {
        const from = joined.match(new RegExp(`import \\{ (\\w+) \\} from '\\./strings/${basename(file)}'`))
        return from !== null && joined.includes(`...${from[1]}`)
      }
      for (const file of own.filter(isJoined)) {
        const module = (await import(`${root}${file}`)) as Record<string, Record<string, unknown>>
        for (const [key, phrase] of Object.values(module).flatMap(words => Object.entries(words))) {
          const text = JSON.stringify(phrase)
          if (known.get(key) !== undefined && known.get(key) !== text) problems.push(`${folder}: ${key}`)
          known.set(key, text)
        }
      }
    }
    expect(problems).toEqual([])
  })

  test('code of screens has no Chinese words of its own: they would stand in every language', () => {
    expect(codeOfScreens.length).toBeGreaterThan(500)
    const found = codeOfScreens.filter(file =>
      /\p{Script=Han}/u.test(withoutComments(readFileSync(`${root}${file}`, 'utf8'))),
    )
    expect(found.filter(file => !ownChinese.includes(file))).toEqual([])
    expect(ownChinese.filter(file => !found.includes(file))).toEqual([])
  })

  test('help is written in three languages', () => {
    const reported = [
      ...Object.entries(helpTexts),
      ...topics.flatMap(({ id, title, text, examples }) =>
        [title, text, ...examples.map(({ finds }) => finds)].map(phrase => [id, phrase] as const),
      ),
    ]
    expect(reported.flatMap(([name, phrase]) => problemsOf(name, phrase))).toEqual([])
  })

  test('places, groups and areas have names in three languages, and places a purpose', () => {
    const named = [...allPlaces, ...groups, ...rail].flatMap(each =>
      problemsOf('path' in each ? each.path : each.id, each.title),
    )
    const purposes = allPlaces.flatMap(place =>
      place.screen === undefined ? [] : problemsOf(place.path, purposeOf(place)),
    )
    expect([...named, ...purposes]).toEqual([])
  })
})
