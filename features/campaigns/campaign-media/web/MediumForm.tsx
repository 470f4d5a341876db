import { JournalistInput } from '@guanlan/features/media/journalists/web'
import {
  AreaInput,
  DateInput,
  type List,
  NumberInput,
  RecordForm,
  RemoveButton,
  SelectInput,
  TextInput,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import type { z } from 'zod'
import { type CampaignMedium, Draft, fields, journalistLength, noteLength, placeLength, stages } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** As it is written here: a cost that one may not see is not sent back. */
const Written = Draft.extend({ cost: fields.cost.default(null) })
type Written = z.infer<typeof Written>

/** Of somebody in the book the field for others is empty. */
const draftOf = (row: CampaignMedium): Written => ({
  ...Written.parse(row),
  journalist: row.journalistId === null ? row.journalist : '',
})

/** What became of one medium, and what it promised. */
export function MediumForm<Q>({ start, list }: { start: CampaignMedium; list: List<CampaignMedium, Q> }) {
  const t = useWords(strings)
  const seesMoney = useMay()('campaigns.money')
  const draft = useDraft<Written, CampaignMedium>({
    schema: Written,
    words: strings,
    start,
    draftOf,
    create: () => Promise.reject(new Error('media are added by their own dialog')),
    async update({ cost, ...body }) {
      const { data, operation } = await api.update.act({ params: {}, body: { ...body, ...(seesMoney && { cost }) } })
      return { data: data.medium as CampaignMedium, operation }
    },
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
  })
  const isPublished = draft.stored?.state === 'published'
  const shown = isPublished ? (['published'] as const) : stages
  return (
    <RecordForm
      draft={draft}
      title={start.name}
      acts={
        <RemoveButton
          list={list}
          id={start.id}
          remove={{ act: ({ params }) => api.remove.act({ params, query: {}, body: null }) }}
          removed={count => t('removed', { count })}
        />
      }
      onClose={() => void list.open(null)}
    >
      <SelectInput
        of={draft}
        name="state"
        label={t('state')}
        choices={shown.map(id => ({ id, name: t(`state_${id}`) }))}
        disabled={isPublished}
        {...(isPublished && { note: t('publishedNote') })}
      />
      <JournalistInput of={draft} name="journalistId" label={t('journalistInBook')} />
      <TextInput of={draft} name="journalist" label={t('journalistElse')} most={journalistLength} />
      <TextInput of={draft} name="promisedPlace" label={t('promisedPlace')} most={placeLength} />
      <DateInput of={draft} name="promisedOn" label={t('promisedOn')} />
      {seesMoney && <NumberInput of={draft} name="cost" label={t('cost')} />}
      <AreaInput of={draft} name="note" label={t('note')} most={noteLength} />
    </RecordForm>
  )
}
