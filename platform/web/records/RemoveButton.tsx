import type { Acted } from '../client/send.ts'
import { exact } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import { Button } from '../parts/Button.tsx'
import { recordStrings } from './strings.ts'
import type { AnyList } from './use-list.ts'

/** Removes the open record with a way back, and closes it. */
export function RemoveButton({
  list,
  id,
  remove,
  removed,
}: {
  list: Pick<AnyList, 'act' | 'leave'>
  id: number
  /** The call that `removeOneCall` declares. */
  remove: { act: (call: { params: { id: number } }) => Promise<Acted<{ changed: number }>> }
  /** Says how many were removed. */
  removed: (count: string) => string
}) {
  const t = useWords(recordStrings)
  const removeIt = async () => {
    await list.act(
      () => remove.act({ params: { id } }),
      ({ changed }) => removed(exact(changed)),
    )
    list.leave(id)
  }
  return <Button onClick={() => void removeIt()}>{t('remove')}</Button>
}
