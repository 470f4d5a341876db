// Between simplified and traditional Chinese: phrases of this project in both directions, and articles of Taiwan there and back.
import { inSimplified, inTraditional } from '../../../engine/text/conversion/index.ts'
import { simplify } from '../../../engine/text/simplified.ts'
import { conversionPhrases } from '../../../engine/text/testing/conversion-phrases.ts'
import { generalCutter } from '../../../engine/text/testing/general-cutter.ts'
import type { Measured, Task } from '../shape.ts'
import { rowsOf } from './packed.ts'

const rounds = 9

export const conversion: Task = {
  name: 'conversion',
  needs: [],
  async run({ folder }) {
    const cutter = generalCutter()
    const all = conversionPhrases()
    const measured: Measured[] = []
    for (const [target, convert] of [['zh-TW', inTraditional] as const, ['zh-CN', inSimplified] as const]) {
      const phrases = all.filter(phrase => phrase.target === target)
      const answers = await convert(
        phrases.map(({ phrase }) => phrase),
        cutter,
      )
      const right = phrases.filter(({ right }, i) => right.includes(answers[i] ?? '')).length
      measured.push({
        task: 'conversion',
        set: `phrases to ${target}`,
        metric: 'right',
        value: right / phrases.length,
        n: phrases.length,
        must: 0.98,
      })
      const page = phrases
        .map(({ phrase }) => phrase)
        .join('，')
        .slice(0, 2000)
      measured.push({
        task: 'conversion',
        set: `a page of ${page.length} characters to ${target}`,
        metric: 'ms of processor time, the least of nine times ten',
        value:
          (await leastTime(() =>
            convert(
              Array.from({ length: 10 }, () => page),
              cutter,
            ),
          )) / 10,
        n: rounds,
        must: 20,
        atMost: true,
      })
    }
    const articles = rowsOf<{ title: string; body: string }>(folder, 'multilingual/zh_hant_chinatimes') ?? []
    const sentences = articles.flatMap(({ title, body }) => `${title}\n${body}`.split(/(?<=[。！？\n])/))
    if (sentences.length > 0) {
      const back = await inTraditional(sentences.map(simplify), cutter)
      measured.push({
        task: 'conversion',
        set: 'zh_hant_chinatimes, simplified letter by letter and back',
        metric: 'sentences as they were',
        value: sentences.filter((sentence, i) => alike(sentence) === alike(back[i] ?? '')).length / sentences.length,
        n: sentences.length,
      })
    }
    return measured
  },
}

/** What Taiwan writes in two ways. */
const ways: Readonly<Record<string, string>> = {
  台: '臺',
  佈: '布',
  佔: '占',
  裏: '裡',
  瞭: '了',
  峯: '峰',
  週: '周',
  汙: '污',
  祕: '秘',
  儘: '盡',
  拚: '拼',
}
const alike = (text: string): string =>
  text.replace(/[台佈佔裏瞭峯週汙祕儘拚]/g, character => ways[character] ?? character)

async function leastTime(run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
