import {
  Button,
  ChecksInput,
  confirm,
  type List,
  NumberInput,
  RecordForm,
  SwitchInput,
  TextInput,
  useDraft,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import type { z } from 'zod'
import {
  modules,
  namedQuotas,
  nameLength,
  type Package,
  PackageDraft,
  type PackageKind,
  type PackageQuestion,
  Quotas,
  quotaNames,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { fenOf, Yuan, yuanOf } from './money.ts'

const Written = PackageDraft.omit({ price: true }).extend({ yuan: Yuan })
type Written = z.output<typeof Written>

export const blankPackage: Written = {
  name: '',
  days: 365,
  yuan: 0,
  onSale: true,
  modules: [...modules],
  quotas: Quotas.parse({}),
}

/** A package or a pack: term, price, modules, and each of the quotas. */
export function PackageForm({
  start,
  list,
  kind,
}: {
  start: Package | Written
  list: List<Package, z.output<typeof PackageQuestion>>
  kind: PackageKind
}) {
  const t = useWords(strings)
  const say = useSay()
  const isPack = kind === 'pack'
  const sent = ({ yuan, ...rest }: Written) => ({ ...rest, price: fenOf(yuan) })
  const draft = useDraft<Written, Package>({
    schema: Written,
    words: strings,
    start,
    draftOf: ({ name, days, price, onSale, modules, quotas }) => ({
      name,
      days,
      onSale,
      modules,
      quotas,
      yuan: yuanOf(price),
    }),
    create: body => (isPack ? api.createPack : api.createPackage).act({ body: sent(body) }),
    update: ({ id, version, ...body }) =>
      (isPack ? api.updatePack : api.updatePackage).act({ body: { id, version, ...sent(body) } }),
    load: id => (isPack ? api.pack : api.package)({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored } = draft
  async function remove({ id, name }: Package) {
    if (!(await confirm({ title: t('stopSellingTitle', { name }), loss: t('stopSellingLoss'), act: t('stopSelling') })))
      return
    await (isPack ? api.removePack : api.removePackage)({ params: { id } })
    list.leave(id)
    await list.records.changed()
  }
  return (
    <RecordForm
      draft={draft}
      title={stored?.name ?? t(isPack ? 'addPack' : 'addPackage')}
      onClose={() => void list.open(null)}
      acts={
        stored && (
          <Button kind="quiet" icon="trash" onClick={() => void remove(stored)}>
            {t('stopSelling')}
          </Button>
        )
      }
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={stored === null} />
      <NumberInput of={draft} name="days" label={t('days')} />
      <NumberInput of={draft} name="yuan" label={t('priceInYuan')} />
      <SwitchInput of={draft} name="onSale" label={t('onSale')} />
      {!isPack && (
        <ChecksInput
          of={draft}
          name="modules"
          label={t('modules')}
          options={modules.map(each => [each, t(`module_${each}`)] as const)}
        />
      )}
      <h3>{t('quotas')}</h3>
      <p className="dim">{t(isPack ? 'packNote' : 'quotaNote')}</p>
      {quotaNames.map(quota => (
        <NumberInput key={quota} of={draft} name={`quotas.${quota}`} label={say(namedQuotas[quota].name)} />
      ))}
    </RecordForm>
  )
}
