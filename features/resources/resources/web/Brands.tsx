import { EmptyState, ErrorOf, Row, SkeletonRows, Tag, TextField, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { api, resourcesKey } from './api.ts'
import { BrandPanels } from './BrandPanels.tsx'
import styles from './resources.module.css'

/** The brand library for members: an entry by any of its names (`&brand=`), and what is known of it. */
export default function Brands() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const brand = search.get('brand')
  const [like, setLike] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: [resourcesKey, 'names', like],
    queryFn: ({ signal }) => api.brandNames({ body: { like } }, { signal }),
    placeholderData: before => before,
  })
  return (
    <section className={styles.screen} aria-label={t('brands')}>
      <h1>{t('brands')}</h1>
      <div className={styles.panes}>
        <div>
          <TextField
            label={t('findBrand')}
            labelHidden
            icon="search"
            placeholder={t('findBrand')}
            value={like}
            onChange={({ target }) => setLike(target.value)}
          />
          {error && !data ? (
            <ErrorOf error={error} onRetry={() => void refetch()} />
          ) : !data ? (
            <SkeletonRows rows={8} />
          ) : data.length === 0 ? (
            <EmptyState title={t('noBrands')} />
          ) : (
            <ul className={styles.names}>
              {data.map(({ id, kind, name }) => (
                <li key={id}>
                  <button
                    type="button"
                    className="plain"
                    aria-pressed={name === brand}
                    onClick={() => setSearch({ part: 'brands', brand: name })}
                  >
                    <Row as="span" gap={8} align="center">
                      {name} {kind !== 'brand' && <Tag>{t(kind)}</Tag>}
                    </Row>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        {brand === null ? (
          <EmptyState title={t('chooseBrand')}>{t('chooseBrandText')}</EmptyState>
        ) : (
          <BrandPanels key={brand} brand={brand} />
        )}
      </div>
    </section>
  )
}
