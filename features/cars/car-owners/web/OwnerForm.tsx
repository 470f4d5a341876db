import {
  Button,
  choicesOf,
  confirm,
  DateInput,
  type List,
  NumberInput,
  RadioInput,
  RecordForm,
  TagsInput,
  TextInput,
  toast,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { type Owner, OwnerDraft, type OwnerQuestion, sources } from '../contract.ts'
import { strings } from '../strings.ts'
import { Accounts } from './Accounts.tsx'
import { api } from './api.ts'

/** Ways to reach somebody are texts in the form; left empty they stay as they are. */
export type Written = Omit<OwnerDraft, 'phone' | 'mail'> & { phone: string; mail: string }
const sent = ({ phone, mail, ...owner }: Written): OwnerDraft => ({
  ...owner,
  phone: phone || null,
  mail: mail || null,
})

/** An owner with consent, car, labels and accounts; ways to reach them only when they are written anew. */
export function OwnerForm({ start, list }: { start: Owner | Written; list: List<Owner, OwnerQuestion> }) {
  const t = useWords(strings)
  const draft = useDraft<Written, Owner>({
    schema: OwnerDraft as never,
    words: strings,
    start,
    draftOf: ({ id: _, version: __, updatedAt, updatedBy, keeper, isMine, accounts, ...owner }) => ({
      ...owner,
      ...{ phone: '', mail: '' },
    }),
    create: written => api.create.act({ body: sent(written) }),
    update: ({ id, version, ...written }) => api.update.act({ body: { ...sent(written), id, version } }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
  })
  const id = 'id' in start ? start.id : null
  return (
    <RecordForm
      draft={draft}
      title={start.name || t('addOwner')}
      onClose={() => void list.open(null)}
      aside={'id' in start ? <Beside owner={start} list={list} /> : undefined}
    >
      <TextInput of={draft} name="code" label={t('code')} most={50} />
      <TextInput of={draft} name="name" label={t('name')} most={50} />
      <TextInput of={draft} name="consentFor" label={t('consentFor')} most={100} />
      <DateInput of={draft} name="consentFrom" label={t('consentFrom')} />
      <DateInput of={draft} name="consentUntil" label={t('consentUntil')} />
      <TextInput
        of={draft}
        name="phone"
        label={t('phone')}
        note={t(id === null ? 'emptyNote' : 'unchangedNote')}
        most={20}
      />
      <TextInput
        of={draft}
        name="mail"
        label={t('mail')}
        note={t(id === null ? 'emptyNote' : 'unchangedNote')}
        most={100}
      />
      <TextInput of={draft} name="model" label={t('model')} most={50} />
      <NumberInput of={draft} name="mileage" label={t('mileage')} />
      <TextInput of={draft} name="boughtIn" label={t('boughtIn')} most={7} />
      <RadioInput of={draft} name="source" label={t('source')} options={choicesOf(sources, t)} />
      <TagsInput of={draft} name="labels" label={t('labels')} />
    </RecordForm>
  )
}

function Beside({ owner, list }: { owner: Owner; list: List<Owner, OwnerQuestion> }) {
  const t = useWords(strings)
  const may = useMay()
  const [seen, setSeen] = useState<{ phone: string; mail: string } | null>(null)
  const look = async () => {
    setSeen(await api.contacts({ body: { id: owner.id } }))
    toast({ text: t('looked'), tone: 'notice' })
  }
  const erase = async () => {
    if (!(await confirm({ title: t('eraseOf', { name: owner.name }), loss: t('eraseText'), act: t('erase') }))) return
    await api.delete({ body: { id: owner.id }, query: {} })
    toast({ text: t('erased') })
    await list.open(null)
    await list.records.changed()
  }
  return (
    <>
      <p>
        {t('phone')}：{seen?.phone ?? owner.phone} · {t('mail')}：{seen?.mail ?? owner.mail}
      </p>
      {may('cars.contacts') && seen === null && <Button onClick={() => void look()}>{t('showContacts')}</Button>}
      <Accounts ownerId={owner.id} />
      <Button kind="danger" onClick={() => void erase()}>
        {t('erase')}
      </Button>
    </>
  )
}
