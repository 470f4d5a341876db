import { OrganisationInput } from '@guanlan/features/people/organisations/web'
import { DomainConfig } from '@guanlan/features/people/sign-in/contract'
import {
  Button,
  confirm,
  connect,
  type List,
  RecordForm,
  SelectInput,
  TextInput,
  themeIds,
  themes,
  toast,
  useDraft,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { type Host, HostDraft, type HostQuestion, installation, titleLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { HostPreview } from './HostPreview.tsx'

const api = connect(installation)
const layouts = DomainConfig.shape.layoutType.options
const kinds = DomainConfig.shape.hostKind.options

export function HostForm({ start, list }: { start: Host | HostDraft; list: List<Host, HostQuestion> }) {
  const t = useWords(strings)
  const say = useSay()
  const draft = useDraft<HostDraft, Host>({
    schema: HostDraft,
    words: strings,
    start,
    create: async body => ({ data: await api.addHost({ body }), operation: null }),
    update: async ({ id, ...body }) => ({
      data: await api.changeHost({ params: { id }, body }),
      operation: null,
    }),
    load: id => api.host({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored } = draft
  const remove = async (id: number, host: string) => {
    const yes = await confirm({ title: t('removeHostAsk', { host }), loss: t('removeHostLoss'), act: t('removeHost') })
    if (!yes) return
    await api.removeHost({ params: { id } })
    list.leave(id)
    toast({ text: t('hostRemoved', { host }) })
    await list.records.changed()
  }
  return (
    <RecordForm draft={draft} title={stored?.host ?? t('addHost')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="host" label={t('host')} most={253} note={t('hostNote')} autoFocus={stored === null} />
      <TextInput of={draft} name="title" label={t('hostTitle')} most={titleLength} note={t('hostTitleNote')} />
      <SelectInput
        of={draft}
        name="theme"
        label={t('theme')}
        choices={themeIds.map(id => ({ id, name: say(themes[id].name) }))}
      />
      <SelectInput
        of={draft}
        name="layoutType"
        label={t('layoutType')}
        choices={layouts.map(id => ({ id, name: t(`layoutType_${id}`) }))}
      />
      <SelectInput
        of={draft}
        name="hostKind"
        label={t('hostKind')}
        choices={kinds.map(id => ({ id, name: id === 'default' ? t('hostKind_default') : id }))}
      />
      <OrganisationInput of={draft} name="orgId" label={t('owner')} note={t('ownerNote')} />
      <HostPreview draft={draft} />
      {stored && (
        <>
          <p>{t('hostAddress', { address: addressOf(stored.host) })}</p>
          <p>
            <a className="button small" href={addressOf(stored.host)} target="_blank" rel="noreferrer">
              {t('openHost')}
            </a>{' '}
            <Button size="small" icon="trash" onClick={() => void remove(stored.id, stored.host)}>
              {t('removeHost')}
            </Button>
          </p>
        </>
      )}
    </RecordForm>
  )
}

/** Where people sign in there: by https, at the port under which the product is reached (features/people/sign-in/server/provider/callbacks.ts). */
const addressOf = (host: string): string =>
  `https://${host}${location.protocol === 'https:' && location.port ? `:${location.port}` : ''}`
