import { Account, members, Name as PersonName } from '@guanlan/features/people/members/contract'
import { LinkToCopy } from '@guanlan/features/people/members/web'
import {
  AreaInput,
  connect,
  type List,
  NumberInput,
  RecordForm,
  SelectInput,
  SwitchInput,
  Tag,
  TextInput,
  type Translate,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { z } from 'zod'
import {
  Draft,
  leastPassword,
  type ManagedOrganisation,
  nameLength,
  organisations,
  type Question,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { OrganisationActs } from './OrganisationActs.tsx'

const api = connect(organisations)
const persons = connect(members)
const zones = Intl.supportedValuesOf('timeZone').map(id => ({ id, name: id }))

/** With the first administrator, who is invited as soon as the organisation is there. */
const Written = Draft.extend({
  sameName: z.boolean().default(false),
  adminAccount: z.union([z.literal(''), Account]).default(''),
  adminName: z.union([z.literal(''), PersonName]).default(''),
})
type Written = z.output<typeof Written>
export const blank: Written = {
  name: '',
  timeZone: 'Asia/Shanghai',
  industry: '',
  contact: '',
  demandsSecondFactor: false,
  passwordLength: leastPassword,
  passwordKinds: 1,
  causeOfDisabling: '',
  sameName: false,
  notes: '',
  adminAccount: '',
  adminName: '',
}

export function OrganisationForm({
  start,
  list,
}: {
  start: ManagedOrganisation | Written
  list: List<ManagedOrganisation, Question>
}) {
  const t = useWords(strings)
  const [link, setLink] = useState<string | null>(null)
  const draft = useDraft<Written, ManagedOrganisation>({
    schema: Written,
    words: strings,
    start,
    draftOf: ({ name, timeZone, industry, contact, demandsSecondFactor, causeOfDisabling, notes, ...of }) => ({
      ...{ name, timeZone, industry, contact, demandsSecondFactor, causeOfDisabling, notes },
      ...{ passwordLength: of.passwordLength, passwordKinds: of.passwordKinds },
      sameName: false,
      adminAccount: '',
      adminName: '',
    }),
    create: async ({ adminAccount, adminName, ...body }) => {
      const data = await api.create({ body })
      if (adminAccount !== '') setLink(await invite(data.id, adminAccount, adminName))
      return { data, operation: null }
    },
    update: async ({ adminAccount: _, adminName: __, ...body }) => api.update.act({ body }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored } = draft
  // Asked only once the name was refused for it.
  const mayMeanAnother = draft.form.formState.errors.name?.type === 'server' || draft.form.watch('sameName')
  return (
    <RecordForm
      draft={draft}
      title={stored?.name ?? t('add')}
      marks={stored && <Tag accent={stored.state !== 'enabled'}>{t(`state_${stored.state}`)}</Tag>}
      onClose={() => void list.open(null)}
    >
      {link !== null && <LinkToCopy link={link} />}
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={stored === null} />
      {mayMeanAnother && <SwitchInput of={draft} name="sameName" label={t('sameName')} />}
      <SelectInput of={draft} name="timeZone" label={t('zone')} choices={zones} />
      {stored === null && (
        <>
          <TextInput of={draft} name="adminAccount" label={t('adminAccount')} most={100} note={t('adminNote')} />
          <TextInput of={draft} name="adminName" label={t('adminName')} most={50} />
        </>
      )}
      <TextInput of={draft} name="industry" label={t('industry')} most={50} />
      <TextInput of={draft} name="contact" label={t('contact')} most={200} />
      <SwitchInput of={draft} name="demandsSecondFactor" label={t('demandsSecondFactor')} note={t('demandsNote')} />
      <NumberInput of={draft} name="passwordLength" label={t('passwordLengthOf')} note={t('passwordNote')} />
      <SelectInput of={draft} name="passwordKinds" label={t('passwordKindsOf')} choices={kindsOf(t)} />
      <TextInput of={draft} name="causeOfDisabling" label={t('causeOfDisabling')} most={200} note={t('causeNote')} />
      {stored && (
        <p>
          {t('hosts')} <span className="dim">{stored.hosts.length > 0 ? stored.hosts.join('、') : t('noHosts')}</span>{' '}
          <a href="#/globalManage?part=hosts">{t('toHosts')}</a>
        </p>
      )}
      <AreaInput of={draft} name="notes" label={t('notes')} most={2_000} note={t('notesNote')} />
      {stored && <OrganisationActs key={stored.id} kept={stored} list={list} />}
    </RecordForm>
  )
}

const kindsOf = (t: Translate<typeof strings>) =>
  ([1, 2, 3, 4] as const).map(id => ({ id: id as number, name: t(`passwordKinds_${id}`) }))

/** The organisation stays where this fails: people are invited on their own screen too. */
async function invite(organisation: number, account: string, name: string): Promise<string | null> {
  const body = { account, name: name || account.slice(0, nameLength), role: 'orgAdmin' as const }
  return (await persons.create({ body }, { organisation })).link
}
