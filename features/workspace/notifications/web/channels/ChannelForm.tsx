import {
  Button,
  type List,
  Moment,
  Note,
  NumberInput,
  RecordForm,
  SelectInput,
  SwitchInput,
  TextInput,
  toast,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { type Channel, ChannelDraft, channelNameLength, ownKinds } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { answerIn } from '../words.tsx'
import { api } from './channel-queries.ts'
import { newWebhookSecret } from './new-secret.ts'
import { TestResult } from './TestResult.tsx'

export const blankChannel: ChannelDraft = {
  name: '',
  kind: 'weCom',
  enabled: true,
  url: '',
  secret: '',
  perMinute: null,
}

/** One channel. Address and secret are written here and never shown again; the tab does not keep them either, so this form stands in no `OpenRecord`. */
export function ChannelForm({
  start,
  list,
  onChanged,
}: {
  start: Channel | ChannelDraft
  list: List<Channel, { like: string }>
  onChanged: () => Promise<unknown>
}) {
  const t = useWords(strings)
  const disabled = !useMay()('notifications.channels')
  const [tested, setTested] = useState<number | null>(null)
  const draft = useDraft<ChannelDraft, Channel>({
    schema: ChannelDraft,
    words: strings,
    start,
    draftOf: ({ name, kind, enabled, perMinute }) => ({ name, kind, enabled, perMinute, url: '', secret: '' }),
    create: body => api.addChannel.act({ body }),
    update: ({ id, ...body }) => api.changeChannel.act({ params: { id }, body }),
    load: async id => (await api.channels()).list.find(channel => channel.id === id) as Channel,
    onSaved: record => {
      list.saved(record)
      void onChanged()
    },
  })
  const { stored, form } = draft
  const kind = form.watch('kind')
  const now = list.records.rows.find(({ id }) => id === stored?.id) ?? stored
  const test = async (id: number) => {
    const { record } = await api.testChannel({ params: { id } })
    setTested(record)
  }
  const resume = async (id: number) => {
    await api.resumeChannel({ params: { id } })
    toast({ text: t('resumed') })
    await onChanged()
  }
  const remove = async (id: number) => {
    await list.act(
      () => api.removeChannels.act({ body: { ids: [id] } }),
      ({ changed }) => t('channelsRemoved', { count: changed }),
    )
    list.leave(id)
    await onChanged()
  }
  return (
    <RecordForm
      draft={draft}
      title={stored?.name ?? t('addChannel')}
      acts={
        stored &&
        !disabled && (
          <>
            <Button icon="send" onClick={() => void test(stored.id)}>
              {t('sendTest')}
            </Button>
            <Button onClick={() => void remove(stored.id)}>{t('removeChannel')}</Button>
          </>
        )
      }
      onClose={() => void list.open(null)}
    >
      {now?.pausedAt && (
        <Note>
          {t('pausedSince')} <Moment at={now.pausedAt} />
          {'：'}
          {answerIn(t, now.problem ?? '')} {t('waitingFor', { count: now.waiting })}{' '}
          {!disabled && (
            <Button size="small" onClick={() => void resume(now.id)}>
              {t('resume')}
            </Button>
          )}
        </Note>
      )}
      {now && !now.isReady && <Note>{t('answer_noAddress')}</Note>}
      {tested !== null && <TestResult record={tested} onDone={() => void onChanged()} />}
      <TextInput
        of={draft}
        name="name"
        label={t('channelName')}
        most={channelNameLength}
        autoFocus={stored === null}
        disabled={disabled}
      />
      <SelectInput
        of={draft}
        name="kind"
        label={t('kind')}
        choices={ownKinds.map(id => ({ id, name: t(`kind_${id}`) }))}
        disabled={disabled || stored !== null}
      />
      <TextInput
        of={draft}
        name="url"
        label={t('channelAddress')}
        type="url"
        placeholder={stored ? `${stored.host}/•••` : t(`addressOf_${kind}`)}
        note={t(stored ? 'emptyKeeps' : 'addressIsSealed')}
        disabled={disabled}
      />
      {kind !== 'weCom' && (
        <TextInput
          of={draft}
          name="secret"
          label={t('secret')}
          note={t(`secretOf_${kind}`)}
          placeholder={stored ? '••••••' : ''}
          disabled={disabled}
        />
      )}
      {kind === 'webhook' && !disabled && (
        <p>
          <Button
            size="small"
            icon="refresh"
            onClick={() => form.setValue('secret', newWebhookSecret(), { shouldDirty: true, shouldTouch: true })}
          >
            {t('generate')}
          </Button>
        </p>
      )}
      <NumberInput
        of={draft}
        name="perMinute"
        label={t('perMinuteLabel')}
        note={t('perMinuteNote')}
        disabled={disabled}
      />
      <SwitchInput of={draft} name="enabled" label={t('channelEnabled')} disabled={disabled} />
    </RecordForm>
  )
}
