import { RegionInput } from '@guanlan/features/articles/articles/web'
import {
  AreaInput,
  Button,
  confirm,
  exact,
  type List,
  RecordForm,
  SwitchInput,
  TagsInput,
  TextInput,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { Draft, type Journalist, nameLength, notesLength, type Question, roleLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './journalists.module.css'
import { PostLines } from './PostLines.tsx'
import { TalksPane } from './TalksPane.tsx'
import { WaysPane } from './WaysPane.tsx'

/** One person: what is written down, how they are reached, and what was spoken of. */
export function JournalistForm({ start, list }: { start: Journalist | Draft; list: List<Journalist, Question> }) {
  const t = useWords(strings)
  const may = useMay()
  const draft = useDraft<Draft, Journalist>({
    schema: Draft,
    words: strings,
    start,
    create: body => api.add.act({ body }),
    update: body => api.update.act({ params: {}, query: {}, body }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored } = draft
  // The form goes first: what it shows beside the fields is not asked for again of somebody who is there no more.
  const remove = async (id: number) => {
    list.leave(id)
    await list.act(
      () => api.remove.act({ body: { ids: [id] } }),
      ({ changed }) => t('removed', { count: exact(changed) }),
    )
  }
  const erase = async ({ id, name }: Journalist) => {
    if (!(await confirm({ title: t('erasingOne', { name }), loss: t('erasingLoss'), act: t('erase') }))) return
    list.leave(id)
    await list.act(
      () => api.erase.act({ body: { id } }),
      ({ changed }) => t('erased', { count: exact(changed) }),
    )
  }
  return (
    <RecordForm
      draft={draft}
      title={stored?.name ?? t('add')}
      acts={
        stored &&
        may('mediaLibrary.edit') && (
          <>
            <Button onClick={() => void erase(stored)}>{t('erase')}</Button>
            <Button onClick={() => void remove(stored.id)}>{t('remove')}</Button>
          </>
        )
      }
      onClose={() => void list.open(null)}
      {...(stored && {
        aside: (
          <div className={styles.aside}>
            <WaysPane of={stored} list={list} />
            <TalksPane of={stored} list={list} />
          </div>
        ),
      })}
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={stored === null} />
      <PostLines of={draft} />
      <TextInput of={draft} name="role" label={t('role')} most={roleLength} />
      <TagsInput of={draft} name="languages" label={t('languages')} />
      <RegionInput of={draft} name="region" label={t('region')} />
      <TagsInput of={draft} name="tags" label={t('tags')} />
      <AreaInput of={draft} name="notes" label={t('notes')} most={notesLength} />
      <SwitchInput of={draft} name="doNotCall" label={t('doNotCall')} note={t('doNotCallNote')} />
    </RecordForm>
  )
}
