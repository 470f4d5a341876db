import { PopoverButton, Segmented, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import styles from './ReadingPane.module.css'
import { readingPlaces, textFaces, textSizes, useReadingLook } from './reading-look.ts'

/** How one reads: size and face of the text, paragraphs, and, beside a list, where the pane stands. */
export function ReadingMenu({ besideList }: { besideList: boolean }) {
  const t = useWords(strings)
  const { place, size, face, hitsOnly, choose } = useReadingLook()
  return (
    <PopoverButton label={t('readingLook')} icon="text" size="small" isIconOnly>
      {() => (
        <div className={styles.look}>
          <Segmented
            label={t('textSize')}
            options={textSizes.map(value => ({ value, label: t(`size_${value}`) }))}
            value={size}
            onChange={value => choose({ size: value })}
          />
          <Segmented
            label={t('textFace')}
            options={textFaces.map(value => ({ value, label: t(`face_${value}`) }))}
            value={face}
            onChange={value => choose({ face: value })}
          />
          {besideList && (
            <Segmented
              label={t('readingPlace')}
              options={readingPlaces.map(value => ({ value, label: t(`place_${value}`) }))}
              value={place}
              onChange={value => choose({ place: value })}
            />
          )}
          <label>
            <input
              type="checkbox"
              className="box"
              checked={hitsOnly}
              onChange={event => choose({ hitsOnly: event.target.checked })}
            />{' '}
            {t('hitsOnly')}
          </label>
        </div>
      )}
    </PopoverButton>
  )
}
