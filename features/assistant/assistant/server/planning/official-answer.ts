/** Questions whether somebody answered officially: 有没有官方回应. Found by the published cues, for no article need have these words. Pure. */
import { any, parse, type Rule } from '@guanlan/engine/rules'
import { cues } from '@guanlan/features/articles/articles/contract'

const answerWords =
  /(?:有没有|有沒有|有无|有無|是否有?|有什么|有什麼|有哪些)?(?:发布了?|發布了?|作出了?|做出了?)?(?:官方|正式|公开|公開)(?:的)?(?:回应|回應|通报|通報|声明|聲明|表态|表態|说法|說法|答复|答覆)|(?:有没有|有沒有|有无|有無|是否(?:有|已经?|已經)?)(?:人)?(?:回应|回應|通报|通報)|\bofficial (?:response|statement|reply)s?\b/iu

/** Where a text asks for one. @param text plain (`plainText`) */
export function officialAnswerIn(text: string): { at: number; end: number; words: string } | null {
  const found = answerWords.exec(text)
  return found && { at: found.index, end: found.index + found[0].length, words: found[0] }
}

/** An official word or a denial. */
export const officialAnswer = (): Rule =>
  any(
    (['official', 'denial'] as const).map(kind => {
      const { rule } = parse(cues[kind])
      if (!rule) throw new Error(`The cue ${kind} cannot be read`)
      return rule
    }),
  )
