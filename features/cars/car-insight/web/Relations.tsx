import type { Relation } from '@guanlan/features/cars/car-library/contract'
import { modelApi } from '@guanlan/features/cars/car-library/web'
import { Button, EmptyState, exact, Panel, PlainTable, Tag, useMay, useUndo, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'

/** Relations that were confirmed, and rivals that articles name with the series. */
export function Relations({
  seriesId,
  relations,
  changed,
}: {
  seriesId: number
  relations: readonly Relation[]
  changed: () => Promise<unknown>
}) {
  const t = useWords(strings)
  const may = useMay()
  const act = useUndo(changed)
  const change = ({ id, otherId, kind }: Relation) =>
    id === null
      ? act(
          () => modelApi.relate.act({ body: { seriesId, otherId, kind } }),
          () => t('confirmed'),
        )
      : act(
          () => modelApi.unrelate.act({ params: { id } }),
          () => t('removedRelation'),
        )
  return (
    <Panel title={t('relations')}>
      {relations.length === 0 ? (
        <EmptyState title={t('noRelations')} />
      ) : (
        <PlainTable label={t('relations')} head={[t('seriesColumn'), t('kind'), { number: t('bothNamed') }, '']}>
          {relations.map(relation => (
            <tr key={`${relation.kind} ${relation.otherId}`}>
              <th scope="row">{relation.name}</th>
              <td>
                {t(relation.kind)} {relation.id === null && <Tag>{t('proposed')}</Tag>}
              </td>
              <td data-number>{relation.articles === null ? '—' : exact(relation.articles)}</td>
              <td>
                {may('cars.edit') && (
                  <Button size="small" onClick={() => void change(relation)}>
                    {t(relation.id === null ? 'confirm' : 'removeRelation')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Panel>
  )
}
