import { RegionInput } from '@guanlan/features/articles/articles/web'
import {
  type List,
  Moment,
  type RecordColumn,
  RecordForm,
  RecordScreen,
  ScreenPart,
  TextInput,
  useDraft,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type Shop, ShopDraft, ShopQuestion, shopColumns } from '../contract.ts'
import { strings } from '../strings.ts'
import { shopApi } from './api.ts'
import { useCityName } from './use-city-name.ts'

const blank: ShopDraft = { name: '', city: '', brand: '', address: '' }

/** Dealers. */
export default function ShopList() {
  const t = useWords(strings)
  const nameOf = useCityName()
  const list = useList({ name: 'shops', question: ShopQuestion, load: shopApi.list })
  const columns = useMemo<RecordColumn<Shop>[]>(
    () => [
      { id: 'name', title: t('name'), width: 260, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'city', title: t('city'), width: 140, cell: row => (row.city ? nameOf(row.city) : '—') },
      { id: 'brand', title: t('brand'), width: 140, cell: row => row.brand },
      { id: 'address', title: t('address'), width: 320, cell: row => row.address },
      { id: 'updated', title: t('updated'), width: 130, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t, nameOf],
  )
  return (
    <RecordScreen
      title={t('shopsTab')}
      list={list}
      api={shopApi}
      edit="cars.edit"
      search={t('find')}
      columns={columns}
      add={t('addShop')}
      blank={blank}
      form={start => <Form start={start} list={list} />}
      empty={t('noShops')}
      emptyAdds
      removed={count => t('removed', { count })}
      exported={shopColumns}
      imported={shopColumns}
    />
  )
}

/** The city is a choice that may be none. */
type Written = {
  name: string
  city: string | null
  brand: string
  address: string
}
const sent = (written: Written): ShopDraft => ({ ...written, city: written.city ?? '' })

function Form({ start, list }: { start: Shop | ShopDraft; list: List<Shop, ShopQuestion> }) {
  const t = useWords(strings)
  const draft = useDraft<Written, Shop>({
    schema: ShopDraft.extend({ city: ShopDraft.shape.city.nullable() }) as never,
    words: strings,
    start,
    draftOf: ({ name, city, brand, address }) => ({ name, city: city || null, brand, address }),
    create: written => shopApi.create.act({ body: sent(written) }),
    update: ({ id, version, ...written }) =>
      shopApi.update.act({ params: { id }, body: { ...sent(written), version } }),
    load: id => shopApi.get({ params: { id } }),
    onSaved: list.saved,
  })
  const disabled = !useMay()('cars.edit')
  return (
    <RecordForm
      draft={draft}
      title={start.name || t('addShop')}
      onClose={() => void list.open(null)}
      aside={'id' in start && <ScreenPart id="carInsight.dealer" given={{ dealerId: start.id }} meanwhile={null} />}
    >
      <TextInput of={draft} name="name" label={t('name')} most={100} disabled={disabled} />
      <RegionInput of={draft} name="city" label={t('city')} disabled={disabled} />
      <TextInput of={draft} name="brand" label={t('brand')} most={100} disabled={disabled} />
      <TextInput of={draft} name="address" label={t('address')} most={100} disabled={disabled} />
    </RecordForm>
  )
}
