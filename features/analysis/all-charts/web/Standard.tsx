import { Button, type ListSettings, Row, useMay, useUndo, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'

/** Back to how the panels are for everybody; and, for administrators, what that is. */
export function Standard({ settings }: { settings: ListSettings }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useUndo(settings.changed)
  const { standard, own, arrange, setStandard } = settings
  const isOwn = own.columns !== null || Object.keys(own.parts).length > 0
  return (
    <>
      <Row as="p" gap={8} wrap>
        <Button size="small" disabled={!isOwn} onClick={() => arrange({ columns: null, parts: {} })}>
          {t(standard ? 'asOrganisation' : 'asAtFirst')}
        </Button>
        {may('savedViews.share') && (
          <Button
            size="small"
            disabled={!isOwn}
            onClick={() =>
              void act(
                () => setStandard(true),
                () => t('standardSet'),
              )
            }
          >
            {t('setStandard')}
          </Button>
        )}
        {may('savedViews.share') && standard && (
          <Button
            size="small"
            kind="quiet"
            onClick={() =>
              void act(
                () => setStandard(false),
                () => t('standardDropped'),
              )
            }
          >
            {t('dropStandard')}
          </Button>
        )}
      </Row>
      {standard && <p className="dim">{t('standardBy', { name: standard.updatedBy ?? '' })}</p>}
    </>
  )
}
