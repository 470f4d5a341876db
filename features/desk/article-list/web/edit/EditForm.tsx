import {
  type EditedArticle,
  type EditedField,
  longestAuthor,
  longestBody,
  longestSummary,
  longestTitle,
  mediaTypes,
} from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { MediumInput, RegionInput, sentimentName, useRegionName } from '@guanlan/features/articles/articles/web'
import { useDimensions } from '@guanlan/features/articles/vocabularies/web'
import {
  AreaInput,
  MomentInput,
  RadioInput,
  RecordForm,
  SelectInput,
  SwitchInput,
  Tag,
  TextInput,
  useDraft,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { strings } from '../../strings.ts'
import { articleApi } from '../desk-queries.ts'
import { followUnknown } from '../follow.ts'
import styles from './edit.module.css'
import { changesOf, type EditFormValues, EditSchema, formOfArticle, originalOf } from './edit-form.ts'
import { Original } from './Original.tsx'

const levels = ['1', '2', '3', '4'] as const

/** What the organisation writes over an article: text, who and when, judgement. */
export function EditForm({ start, found, onClose }: { start: EditedArticle; found: boolean; onClose: () => void }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const format = useFormat()
  const regionName = useRegionName()
  const client = useQueryClient()
  const dimensions = useDimensions() ?? []
  const load = (id: number) => articleApi.edited({ params: { id }, query: { ...(found && { found: '1' }) } })
  const draft = useDraft<EditFormValues, EditedArticle>({
    schema: EditSchema,
    words: articleStrings,
    start,
    draftOf: record => formOfArticle(record),
    create: () => Promise.reject(new Error('an article is never new here')),
    async update({ id, version, ...written }) {
      const { data, operation } = await articleApi.update.act({
        params: { id },
        body: { ...changesOf(written, draft.stored ?? start), version, ...(found && { found }) },
      })
      return { data: data.article, operation }
    },
    load,
    onSaved: ({ id }) => {
      void followUnknown(client, 'edited', [id])
      void followUnknown(client, 'sentiment', [id])
    },
    message: () => t('editSaved'),
  })
  const now = draft.stored ?? start
  const original = originalOf(now)
  const written = draft.form.watch()
  const back = (field: EditedField) => draft.form.setValue(field, original[field], { shouldDirty: true })
  const originalText: Record<EditedField, string> = {
    ...now.original,
    mediaId: now.original.media,
    mediaType: a(now.original.mediaType),
    region: now.original.region === 0 ? '' : regionName(now.original.region, String(now.original.region)),
    publishedAt: format.moment(now.original.publishedAt),
    isAd: t(now.original.isAd ? 'yes' : 'no'),
  }
  const of = (field: EditedField, label: string, input: ReactNode) => (
    <Original
      isEdited={written[field] !== original[field]}
      text={originalText[field]}
      label={label}
      onBack={() => back(field)}
    >
      {input}
    </Original>
  )
  const isNegative = written.sentiment === '-1'
  return (
    <RecordForm
      draft={draft}
      title={t('editTitle')}
      marks={now.edited.length > 0 && <Tag>{t('editedFields', { count: now.edited.length })}</Tag>}
      onClose={onClose}
    >
      {of(
        'title',
        t('field_title'),
        <TextInput of={draft} name="title" label={t('field_title')} most={longestTitle} autoFocus />,
      )}
      <div className={styles.row}>
        {of('mediaId', t('field_media'), <MediumInput of={draft} name="mediaId" label={t('field_media')} />)}
        {of(
          'mediaType',
          t('field_mediaType'),
          <SelectInput
            of={draft}
            name="mediaType"
            label={t('field_mediaType')}
            choices={mediaTypes.map(id => ({ id, name: a(id) }))}
          />,
        )}
      </div>
      <div className={styles.row}>
        {of(
          'author',
          t('field_author'),
          <TextInput of={draft} name="author" label={t('field_author')} most={longestAuthor} />,
        )}
        {of('region', t('field_region'), <RegionInput of={draft} name="region" label={t('field_region')} />)}
      </div>
      <div className={styles.row}>
        {of(
          'publishedAt',
          t('fieldTime'),
          <MomentInput of={draft} name="publishedAt" label={t('fieldTime')} note={t('timeNote')} />,
        )}
        {of('isAd', t('field_advertisement'), <SwitchInput of={draft} name="isAd" label={t('field_advertisement')} />)}
      </div>
      <div className={styles.row}>
        <RadioInput
          of={draft}
          name="sentiment"
          label={t('field_sentiment')}
          options={(['1', '0', '-1'] as const).map(value => ({ value, label: t(sentimentName(Number(value) as 1)) }))}
        />
        {isNegative && (
          <>
            <SelectInput
              of={draft}
              name="level"
              label={t('field_level')}
              choices={levels.map(id => ({ id, name: t(`level${id}`) }))}
            />
            <SelectInput
              of={draft}
              name="dimension"
              label={t('field_dimension')}
              choices={dimensions.map(({ id, name }) => ({ id, name }))}
            />
          </>
        )}
      </div>
      {of('summary', t('summary'), <AreaInput of={draft} name="summary" label={t('summary')} most={longestSummary} />)}
      {of('body', t('fieldBody'), <AreaInput of={draft} name="body" label={t('fieldBody')} most={longestBody} />)}
    </RecordForm>
  )
}
