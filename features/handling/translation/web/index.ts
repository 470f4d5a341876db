export { TranslateButton } from './TranslateButton.tsx'
export { TranslateMany } from './TranslateMany.tsx'
export { TranslationPane } from './TranslationPane.tsx'
export { showTranslation, turnTranslation, useTranslatedTitles, useTranslationOf } from './translated.ts'
