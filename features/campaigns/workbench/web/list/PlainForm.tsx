import { type Campaign, Draft as CampaignDraft, campaignKinds } from '@guanlan/features/campaigns/campaigns/contract'
import { strings as campaignStrings } from '@guanlan/features/campaigns/campaigns/strings'
import { campaignAddress } from '@guanlan/features/campaigns/campaigns/web'
import { MemberInput } from '@guanlan/features/people/organisations/web'
import {
  AreaInput,
  type List,
  MomentInput,
  RecordForm,
  SelectInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { z } from 'zod'
import { strings } from '../../strings.ts'
import { campaignApi } from '../api.ts'

const Draft = CampaignDraft.pick({ name: true, kind: true, ownerId: true, startTime: true, endTime: true, note: true })
type Draft = z.output<typeof Draft>

const mostName = 50
const mostNote = 2_000

/** What a campaign is called, what it is and when; messages, rule and targets are written on its page. */
export function PlainForm<Q>({ start, list }: { start: Campaign | Draft; list: List<Campaign, Q> }) {
  const t = useWords(strings)
  const c = useWords(campaignStrings)
  const draft = useDraft<Draft, Campaign>({
    schema: Draft,
    words: campaignStrings,
    start,
    create: body => campaignApi.add.act({ body }),
    update: body => campaignApi.edit.act({ body }),
    load: id => campaignApi.get({ params: { id } }),
    onSaved: list.saved,
  })
  const { kept } = draft
  return (
    <RecordForm
      draft={draft}
      title={kept?.name ?? t('add')}
      acts={kept && <Link to={campaignAddress(kept.id)}>{t('openPage')}</Link>}
      onClose={() => void list.open(null)}
    >
      <TextInput of={draft} name="name" label={t('name')} most={mostName} autoFocus={kept === null} />
      <SelectInput
        of={draft}
        name="kind"
        label={t('kind')}
        choices={campaignKinds.map(id => ({ id, name: c(`kind_${id}`) }))}
      />
      <MomentInput of={draft} name="startTime" label={t('startTime')} />
      <MomentInput of={draft} name="endTime" label={t('endTime')} />
      <MemberInput of={draft} name="ownerId" label={t('owner')} />
      <AreaInput of={draft} name="note" label={t('note')} most={mostNote} />
    </RecordForm>
  )
}
