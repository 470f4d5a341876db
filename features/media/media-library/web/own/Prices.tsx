import {
  Button,
  DateInput,
  type Draft,
  IconButton,
  NumberInput,
  SelectInput,
  TextInput,
  useWords,
} from '@guanlan/platform/web'
import { mostPrices, type OrgMedium, priceUnits } from '../../contract.ts'
import { strings } from '../../strings.ts'
import type { OwnFormValues } from './form.ts'
import styles from './own.module.css'

/** The price list: a line for each position, in its own currency; nothing is added up. */
export function Prices({ of }: { of: Draft<OwnFormValues, OrgMedium> }) {
  const t = useWords(strings)
  const { form } = of
  const prices = form.watch('prices')
  const set = (next: OwnFormValues['prices']) => form.setValue('prices', next, { shouldDirty: true })
  return (
    <fieldset className={styles.prices}>
      <legend className="label-line">{t('prices')}</legend>
      {prices.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; its fields are named by it
        <div key={at} className={styles.price}>
          <TextInput of={of} name={`prices.${at}.position`} label={t('pricePositionTitle')} most={50} />
          <NumberInput of={of} name={`prices.${at}.price`} label={t('price')} />
          <SelectInput
            of={of}
            name={`prices.${at}.unit`}
            label={t('priceUnit')}
            choices={priceUnits.map(id => ({ id, name: t(`priceUnit_${id}`) }))}
          />
          <TextInput of={of} name={`prices.${at}.currency`} label={t('currency')} most={3} />
          <DateInput of={of} name={`prices.${at}.validFrom`} label={t('validFrom')} />
          <TextInput of={of} name={`prices.${at}.source`} label={t('priceSource_title')} most={100} />
          <IconButton
            icon="trash"
            label={t('removePrice', { number: at + 1 })}
            onClick={() => set(prices.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon="plus"
        disabled={prices.length >= mostPrices}
        onClick={() =>
          set([...prices, { position: '', price: 0, currency: 'CNY', unit: 'placement', validFrom: null, source: '' }])
        }
      >
        {t('addPrice')}
      </Button>
    </fieldset>
  )
}
