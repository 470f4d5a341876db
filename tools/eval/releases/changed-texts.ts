/** Real news changed as editors change releases: cut, another title, one number, one sentence less, two put together. */
import { pieceOfRelease, readSentText, splitSentences } from '../../../engine/text/index.ts'
import type { Data, Measured, Task } from '../shape.ts'
import { rowsOf } from '../text/packed.ts'

interface Article {
  id: string
  title: string
  body: string
}
type Kind = ReturnType<typeof pieceOfRelease>['kind']
interface Changed {
  title: string
  text: string
  kind: Kind
  titleChanged: boolean
  /** The number that was changed, as digits. */
  number?: { before: string; after: string }
}

const most = 300
/** A release of this kind has a beginning and an end; of the rest, few say more than a caption. */
const [shortest, longest] = [400, 6_000]

export const changedTexts: Task = {
  name: 'changed-texts',
  needs: ['news/sina_2018.jsonl.gz'],
  run({ folder }: Data): Measured[] {
    const usable = (rowsOf<Article>(folder, 'news/sina_2018') ?? []).filter(
      ({ body, title }) => body.length >= shortest && body.length <= longest && title.length >= 8,
    )
    const articles = usable.filter((_, at) => at % Math.max(1, Math.floor(usable.length / most)) === 0).slice(0, most)
    const tally = { kinds: 0, right: 0, numbers: 0, named: 0, texts: 0, invented: 0, titles: 0 }
    articles.forEach((article, at) => {
      const release = readSentText({ title: article.title, text: article.body })
      const other = articles[(at + 7) % articles.length]!
      for (const changed of changesOf(article, other, at)) {
        const found = pieceOfRelease(release, readSentText(changed))
        tally.kinds++
        if (found.kind === changed.kind) tally.right++
        if (found.titleChanged === changed.titleChanged) tally.titles++
        const isMeant = ({ after }: { after: string }) =>
          changed.number !== undefined && after.includes(changed.number.after)
        if (changed.number) {
          tally.numbers++
          if (found.changes.some(isMeant)) tally.named++
        }
        const invented = found.changes.filter(change => !isMeant(change))
        tally.texts++
        if (invented.length > 0) tally.invented++
      }
    })
    if (tally.kinds === 0) return []
    const row = { task: 'changed-texts', set: 'sina_2018' }
    return [
      { ...row, metric: 'kind right', value: tally.right / tally.kinds, n: tally.kinds, must: 0.95, aim: 0.99 },
      {
        ...row,
        metric: 'changed numbers named',
        value: tally.named / tally.numbers,
        n: tally.numbers,
        must: 0.98,
        aim: 1,
      },
      {
        ...row,
        metric: 'texts with a change invented',
        value: tally.invented / tally.texts,
        n: tally.texts,
        must: 0,
        atMost: true,
      },
      { ...row, metric: 'changed titles told', value: tally.titles / tally.texts, n: tally.texts },
    ]
  },
}

/** What each is follows from how it was made. */
function changesOf({ title, body }: Article, other: Article, at: number): Changed[] {
  const same = { title, titleChanged: false }
  const half = body.slice(0, Math.floor(body.length * 0.55))
  // As much of the one as of the other: more of one of them would be a shortened text with an addition.
  const part = Math.min(half.length, other.body.length)
  const made: Changed[] = [
    { ...same, text: half, kind: 'shortened' },
    { title: `独家：${other.title}`, titleChanged: true, text: body, kind: 'full' },
    { ...same, text: `${body}\n${other.body}`, kind: 'full' },
    { ...same, text: `${body.slice(0, part)}\n${other.body.slice(0, part)}`, kind: 'quoted' },
  ]
  const number = changedNumber(body, at)
  if (number) made.push({ ...same, text: number.text, kind: 'full', number: number.number })
  // One sentence in the middle, short enough for nine tenths to be left.
  const sentences = splitSentences(body).filter(
    sentence => sentence.length >= 10 && sentence.length <= body.length / 16,
  )
  const left = sentences[Math.floor(sentences.length / 2)]
  if (left) made.push({ ...same, text: body.replace(left, ''), kind: 'full' })
  return made
}

/** One number of two digits or more, another value of as many digits. */
function changedNumber(body: string, at: number) {
  const found = [...body.matchAll(/(?<![\d.,:A-Za-z])\d{2,6}(?![\d.,:A-Za-z])/g)]
  const chosen = found[at % Math.max(1, found.length)]
  if (!chosen) return null
  const before = chosen[0]
  const digits = [...before]
  const last = digits.length - 1
  digits[last] = String((Number(digits[last]) + 3) % 10)
  digits[0] = String((Number(digits[0]) % 9) + 1)
  const after = digits.join('')
  return {
    text: body.slice(0, chosen.index) + after + body.slice(chosen.index + before.length),
    number: { before, after },
  }
}
