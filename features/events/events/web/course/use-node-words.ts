/** What parts of a course are called. */
import { platformNames } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import type { Phrase } from '@guanlan/platform/contract'
import { useSay, useWords } from '@guanlan/platform/web'
import type { CourseNode } from '../../contract.ts'
import { strings } from '../../strings.ts'

export function useNodeWords() {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const say = useSay()
  const reasonOf = ({ turn }: CourseNode): string => {
    if (!turn) return ''
    const { reason, mediaType, level } = turn
    if (reason === 'firstOfType') return t('turn_firstOfType', { what: mediaType ? a(mediaType) : '' })
    if (reason === 'firstOfLevel') return t('turn_firstOfLevel', { what: level ? a(level) : '' })
    return t(`turn_${reason}`)
  }
  return {
    t,
    reasonOf,
    /** A hot list of a platform without a name is called by its code. */
    platformOf: (code: string): string => {
      const name = (platformNames as Readonly<Record<string, Phrase>>)[code]
      return name ? say(name) : code
    },
    /** What somebody wrote, else what it is. @param n place of the phase */
    titleOf: (node: CourseNode, n: number): string =>
      node.title ||
      (node.kind === 'phase'
        ? t('phaseCalled', { n, shape: t(`shape_${node.phase?.shape ?? 'steady'}`) })
        : (node.turn?.hotEvent?.title ?? node.article?.title ?? '')),
  }
}
