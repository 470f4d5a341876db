import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'reports.list': () => import('./list/Reports.tsx'),
  'reports.add': () => import('./make/AddReport.tsx'),
  'reports.edit': () => import('./edit/EditReport.tsx'),
  'reports.regularTemplates': () => import('./templates/RegularTemplates.tsx'),
  'reports.htmlTemplates': () => import('./templates/HtmlTemplates.tsx'),
  'reports.excelTemplates': () => import('./templates/ExcelTemplates.tsx'),
}
