import { OrganisationInput } from '@guanlan/features/people/organisations/web'
import {
  Button,
  type ChoiceSource,
  confirm,
  type List,
  MomentInput,
  PickerInput,
  RecordForm,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import type { z } from 'zod'
import { type Subscription, SubscriptionDraft, type SubscriptionQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

export const blankSubscription: SubscriptionDraft = { orgId: null, packageId: null, startTime: null, endTime: null }

const source: ChoiceSource = {
  name: 'packages',
  find: async (like, options) => {
    const [packages, packs] = await Promise.all([
      api.packages({ body: { like } }, options),
      api.packs({ body: { like } }, options),
    ])
    return [...packages.list, ...packs.list]
  },
  byIds: async (ids, options) => {
    const [packages, packs] = await Promise.all([
      api.packages({ body: { pageSize: 200 } }, options),
      api.packs({ body: { pageSize: 200 } }, options),
    ])
    return [...packages.list, ...packs.list].filter(({ id }) => ids.includes(id))
  },
}

/** A subscription: opened with an organisation and a package; of an open one, the end can be moved. */
export function SubscriptionForm({
  start,
  list,
}: {
  start: Subscription | SubscriptionDraft
  list: List<Subscription, z.output<typeof SubscriptionQuestion>>
}) {
  const t = useWords(strings)
  const draft = useDraft<SubscriptionDraft, Subscription>({
    schema: SubscriptionDraft,
    words: strings,
    start,
    draftOf: ({ orgId, bought, startTime, endTime }) => ({ orgId, packageId: bought.packageId, startTime, endTime }),
    create: body => api.subscribe.act({ body }),
    update: ({ id, version, endTime }) =>
      api.updateSubscription.act({ body: { id, version, endTime: endTime ?? new Date().toISOString() } }),
    load: id => api.subscription({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored } = draft
  async function remove({ id, orgName: name }: Subscription) {
    if (!(await confirm({ title: t('removeTitle', { name }), loss: t('removeLoss'), act: t('removeSubscription') })))
      return
    await api.removeSubscription({ params: { id } })
    list.leave(id)
    await list.records.changed()
  }
  return (
    <RecordForm
      draft={draft}
      title={stored ? `${stored.orgName} · ${stored.bought.name}` : t('openSubscription')}
      onClose={() => void list.open(null)}
      acts={
        stored && (
          <Button kind="quiet" icon="trash" onClick={() => void remove(stored)}>
            {t('removeSubscription')}
          </Button>
        )
      }
    >
      {!stored && <OrganisationInput of={draft} name="orgId" label={t('organisation')} />}
      {!stored && (
        <PickerInput<SubscriptionDraft, number> of={draft} name="packageId" label={t('package')} source={source} />
      )}
      {!stored && <MomentInput of={draft} name="startTime" label={t('starts')} note={t('startsNote')} />}
      <MomentInput of={draft} name="endTime" label={t('ends')} {...(!stored && { note: t('endsNote') })} />
    </RecordForm>
  )
}
