import {
  Button,
  EmptyState,
  ListFrame,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  Tag,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { type ReactNode, useMemo } from 'react'
import { type Package, type PackageKind, PackageQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { formatPrice } from './money.ts'
import { blankPackage, PackageForm } from './PackageForm.tsx'

const limitedIn = ({ quotas }: Package): number => Object.values(quotas).filter(most => most !== null).length

/** Packages or packs, by operators. */
export function PackageList({ kind, parts }: { kind: PackageKind; parts: ReactNode }) {
  const t = useWords(strings)
  const isPack = kind === 'pack'
  const list = useList({
    name: `billing.${kind}`,
    question: PackageQuestion,
    load: ({ query }, options) => (isPack ? api.packs : api.packages)({ body: query }, options),
  })
  const columns = useMemo<RecordColumn<Package>[]>(
    () => [
      { id: 'name', title: t('name'), width: 200, pinned: 'start', cell: row => row.name },
      { id: 'days', title: t('days'), width: 110, cell: row => t('daysOf', { days: row.days }) },
      { id: 'price', title: t('price'), width: 130, cell: row => formatPrice(row.price) },
      {
        id: 'onSale',
        title: t('state'),
        width: 120,
        cell: row => <Tag accent={row.onSale}>{t(row.onSale ? 'onSale' : 'offSale')}</Tag>,
      },
      { id: 'quotas', title: t('quotas'), width: 150, cell: row => t('limited', { count: limitedIn(row) }) },
      {
        id: 'modules',
        title: t('modules'),
        width: 220,
        cell: row => row.modules.map(each => t(`module_${each}`)).join('、'),
      },
      { id: 'version', title: t('version'), width: 90, cell: row => row.version },
      { id: 'updated', title: t('updated'), width: 150, cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  return (
    <ListFrame
      title={t('soldTitle')}
      list={list}
      search={t('find')}
      filters={parts}
      acts={
        <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
          {t(isPack ? 'addPack' : 'addPackage')}
        </Button>
      }
      detail={
        list.opened && (
          <OpenRecord
            list={list}
            blank={blankPackage}
            load={(id, options) => (isPack ? api.pack : api.package)({ params: { id } }, options)}
          >
            {start => <PackageForm start={start} list={list} kind={kind} />}
          </OpenRecord>
        )
      }
    >
      <RecordTable
        list={list}
        label={t(isPack ? 'packs' : 'packages')}
        columns={columns}
        nameOf={row => row.name}
        empty={
          <EmptyState title={t(isPack ? 'noPacks' : 'noPackages')}>
            {t(isPack ? 'noPacksText' : 'noPackagesText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}
