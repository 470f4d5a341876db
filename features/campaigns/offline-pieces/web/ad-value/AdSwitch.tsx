import { useCampaignAct } from '@guanlan/features/campaigns/campaigns/web'
import {
  Button,
  exact,
  linkTo,
  PopoverButton,
  type RecordColumn,
  Row,
  Stack,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { AdValue, OfflinePiece } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from './ad.module.css'
import type { AdValues } from './use-ad-values.ts'

/** What the estimate is and is not, before an administrator switches it on; once it is, how many pieces have none. */
export function AdSwitch({ ads }: { ads: AdValues | undefined }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useCampaignAct()
  if (!ads) return null
  const turn = (isOn: boolean) =>
    act(
      () => api.saveAdSetting.act({ body: { isOn } }),
      () => t(isOn ? 'didAdOn' : 'didAdOff'),
    )
  return (
    <>
      {ads.isOn && (
        <span className="dim">{t('adShare', { of: exact(ads.of), without: exact(ads.of - ads.priced) })}</span>
      )}
      {may('offlinePieces.adValue') && (
        <PopoverButton label={t('adMenu')} icon="info">
          {close => (
            <Stack gap={8} className={styles.panel ?? ''}>
              <p>{t('adWarning')}</p>
              <Row to="end">
                <Button
                  kind={ads.isOn ? 'plain' : 'primary'}
                  onClick={() => {
                    close()
                    void turn(!ads.isOn)
                  }}
                >
                  {t(ads.isOn ? 'adOff' : 'adOn')}
                </Button>
              </Row>
            </Stack>
          )}
        </PopoverButton>
      )}
    </>
  )
}

/** Its own columns: the estimate, and what it was made of. */
export function adColumns(
  { list }: AdValues,
  t: ReturnType<typeof useWords<typeof strings>>,
): RecordColumn<OfflinePiece>[] {
  const byPiece = new Map(list.map(value => [value.pieceId, value]))
  return [
    {
      ...{ id: 'adValue', title: t('adValue'), width: 210, align: 'end' },
      cell: ({ id }) => valueText(byPiece.get(id), t),
    },
    {
      ...{ id: 'adPrice', title: t('adPrice'), width: 260 },
      cell: ({ id, medium, entry }) => <PriceOf of={byPiece.get(id)} medium={medium} entry={entry} />,
    },
  ]
}

type Words = ReturnType<typeof useWords<typeof strings>>

function valueText(of: AdValue | undefined, t: Words): string {
  if (!of) return '—'
  if (of.value === null || !of.price) return of.why === null ? '—' : t(`why_${of.why}`)
  return `${exact(of.value)} ${of.price.currency}`
}

/** Leads to the price list of the medium, where a price is written or mended; one that is not there yet is added with its prices. */
function PriceOf({ of, medium, entry }: { of: AdValue | undefined } & Pick<OfflinePiece, 'medium' | 'entry'>) {
  const t = useWords(strings)
  const isMissing = of?.why === 'noPrice' || of?.why === 'severalPrices'
  if (!of || (!of.price && !isMissing)) return '—'
  if (of.ours === null) {
    const address = linkTo('/mediaList', null, { open: 'new', name: medium, ...(entry !== null && { entry }) })
    return <Link to={address}>{t('addPrices')}</Link>
  }
  const address = linkTo('/mediaList', null, { open: String(of.ours) })
  return <Link to={address}>{of.price ? priceText(of, t) : t('toPrices')}</Link>
}

function priceText(of: AdValue | undefined, t: Words): string {
  if (!of?.price) return '—'
  const { price, currency, unit, position, source, validFrom } = of.price
  return [
    t('adPriceOf', { price: String(price), currency, unit: t(`adUnit_${unit}`), position }),
    source && t('adSource', { source }),
    validFrom === null ? t('adAlways') : t('adSince', { day: validFrom }),
  ]
    .filter(Boolean)
    .join(' · ')
}
