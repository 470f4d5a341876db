import {
  MomentInput,
  Note,
  RecordForm,
  SelectInput,
  SwitchInput,
  TagsInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import type { ApiKey } from '../contract.ts'
import { KeyDraft, nameLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import type { ShownSecret } from './SecretOnce.tsx'

type Written = Omit<KeyDraft, 'roleId'> & { roleId: number | null }
type Kept = Written & { id: number; version: number }

const blank: Written = { name: '', roleId: null, addresses: [], expiresAt: null, mayWrite: false }

/** A key that is made or changed; its secret appears when it is made. */
export function KeyForm({
  start,
  roles,
  onMade,
  onClose,
}: {
  start: ApiKey | null
  roles: readonly { id: number; name: string }[]
  onMade: (secret: ShownSecret & { id: number }) => void
  onClose: () => void
}) {
  const t = useWords(strings)
  const oneOf = async (id: number): Promise<Kept> => (await api.keys()).find(each => each.id === id) as ApiKey
  const draft = useDraft<Written, Kept>({
    schema: KeyDraft,
    words: strings,
    start: start ?? blank,
    create: async written => {
      const { id, secret } = await api.makeKey({ body: { ...written, roleId: written.roleId ?? 0 } })
      onMade({ id, secret, previousUntil: null })
      return { data: { ...written, id, version: 1 }, operation: null }
    },
    update: async ({ id, version, ...written }) => {
      await api.changeKey({ params: { id }, body: { ...written, version, roleId: written.roleId ?? 0 } })
      return { data: await oneOf(id), operation: null }
    },
    load: oneOf,
    onSaved: onClose,
  })
  return (
    <RecordForm draft={draft} title={start?.name ?? t('makeKey')} onClose={onClose}>
      {roles.length === 0 && <Note>{t('noRoles')}</Note>}
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={start === null} />
      <SelectInput of={draft} name="roleId" label={t('role')} choices={roles} />
      <TagsInput of={draft} name="addresses" label={t('addresses')} note={t('addressesNote')} />
      <SwitchInput of={draft} name="mayWrite" label={t('mayWrite')} note={t('mayWriteNote')} />
      <MomentInput of={draft} name="expiresAt" label={t('expiresAt')} />
    </RecordForm>
  )
}
