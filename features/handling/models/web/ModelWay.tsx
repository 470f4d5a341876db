import { linkTo, useMay, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { wayStrings } from '../strings/way.ts'

/** Beside a sentence that says that no model answers: the way to where one is set for whoever may set it, and whom to ask for everybody else. */
export function ModelWay() {
  const t = useWords(wayStrings)
  if (!useMay()('models.keep')) return <span className="dim">{t('askWhom')}</span>
  return <Link to={linkTo('/systemSettings', null, { part: 'assistant' })}>{t('toSettings')}</Link>
}
