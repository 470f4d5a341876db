/** What is done at once and can be taken back: removing, restoring a general dimension, switching one off. */
import { confirm, toast, useWords } from '@guanlan/platform/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Draft, GeneralDimension, Vocabulary } from '../contract.ts'
import { strings } from '../strings.ts'
import { vocabularyApi } from './queries.ts'

export function useActs() {
  const t = useWords(strings)
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: ['vocabularies'] })
  const onError = (error: Error) => void toast({ text: error.message || t('actFailed'), tone: 'warning' })

  const bringBack = useMutation({
    mutationFn: (draft: Draft) => vocabularyApi.create({ body: draft }),
    onSuccess: ({ name }) => void toast({ text: t('broughtBack', { name }) }),
    onError,
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Pick<Vocabulary, 'id'>) => vocabularyApi.remove({ params: { id } }),
    onSuccess: draft =>
      void toast({
        text: t(draft.replaces === null ? 'removed' : 'restored', { name: draft.name }),
        onUndo: () => bringBack.mutate(draft),
      }),
    onError,
    onSettled,
  })
  const takeBack = useMutation({
    mutationFn: (id: number) => vocabularyApi.remove({ params: { id } }),
    onSuccess: ({ name }) => void toast({ text: t('restored', { name }) }),
    onError,
    onSettled,
  })
  const switchOff = useMutation({
    mutationFn: ({ id, name, words, hints }: GeneralDimension) =>
      vocabularyApi.create({ body: { use: 'dimension', name, words, hints, replaces: id, enabled: false } }),
    onSuccess: ({ id, name }) => void toast({ text: t('switchedOff', { name }), onUndo: () => takeBack.mutate(id) }),
    onError,
    onSettled,
  })

  /** False when the person turned away. */
  const askToRemove = async ({
    id,
    name,
    replaces,
  }: Pick<Vocabulary, 'id' | 'name' | 'replaces'>): Promise<boolean> => {
    const yes = await confirm(
      replaces === null
        ? { title: t('removeTitle', { name }), loss: t('removeLoss'), act: t('removeAct') }
        : { title: t('restoreTitle', { name }), loss: t('restoreLoss'), act: t('restore') },
    )
    if (yes) await remove.mutateAsync({ id }).catch(() => {})
    return yes
  }
  return { remove: askToRemove, switchOff: switchOff.mutateAsync }
}
