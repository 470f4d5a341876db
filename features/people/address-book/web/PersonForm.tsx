import {
  Button,
  type List,
  MomentInput,
  RecordForm,
  SelectInput,
  TagsInput,
  TextInput,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { type AddressEntry, type Draft, nameLength, type Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { WeChatBinding } from './WeChatBinding.tsx'

const localeNames = { zh: 'locale_zh', 'zh-TW': 'locale_zh-TW', en: 'locale_en' } as const

/** One person: where they can be reached, and when. */
export function PersonForm({
  start,
  list,
  onAsk,
}: {
  start: AddressEntry | Draft
  list: List<AddressEntry, Question>
  onAsk: (ids: readonly number[]) => Promise<void>
}) {
  const t = useWords(strings)
  const draft = useRecordDraft(api, start, list, strings)
  const { stored } = draft
  const mayAsk = stored?.confirmation === 'asked' || stored?.confirmation === 'unasked'
  return (
    <RecordForm draft={draft} title={stored?.name ?? t('add')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={stored === null} />
      <TextInput
        of={draft}
        name="email"
        label={t('email')}
        most={254}
        {...(stored && { note: t(`confirmation_${stored.confirmation}`) })}
      />
      {stored && mayAsk && (
        <p>
          <Button size="small" icon="send" onClick={() => void onAsk([stored.id])}>
            {t('ask')}
          </Button>
        </p>
      )}
      <TextInput of={draft} name="mobile" label={t('mobile')} most={20} />
      <TextInput of={draft} name="weChat" label={t('weChat')} most={100} />
      {stored && <WeChatBinding personId={stored.id} />}
      <TagsInput of={draft} name="groups" label={t('groups')} note={t('groupsNote')} />
      <SelectInput
        of={draft}
        name="locale"
        label={t('language')}
        choices={(['zh', 'zh-TW', 'en'] as const).map(id => ({ id, name: t(localeNames[id]) }))}
      />
      <TextInput of={draft} name="timeZone" label={t('timeZone')} most={64} note={t('timeZoneNote')} />
      <TextInput of={draft} name="quietFrom" label={t('quietFrom')} most={5} note={t('quietNote')} />
      <TextInput of={draft} name="quietUntil" label={t('quietUntil')} most={5} />
      <MomentInput of={draft} name="pausedUntil" label={t('pausedUntil')} />
    </RecordForm>
  )
}
