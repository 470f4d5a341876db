/** Reports and their templates. */
import { phrases } from '@guanlan/platform/contract'

export const reports = phrases({
  '/report': [
    '列出、查找、下载和删除报告以及定时任务。',
    '列出、查找、下載和刪除報告以及定時任務。',
    'A member lists, searches, downloads and deletes reports and the timers that make them.',
  ],
  '/addReport': [
    '用模板、监测项和时段生成一份报告，或设为定时报告。',
    '用模板、監測項和時段生成一份報告，或設為定時報告。',
    'A member makes a report from a template, monitors and a period, or sets it as a timed report.',
  ],
  '/regularReportModel': [
    '制作和修改常规（文档）报告模板。',
    '製作和修改常規（文件）報告模板。',
    'A member builds and changes a regular (document) report template.',
  ],
  '/htmlReportModel': [
    '制作和修改 HTML 报告模板。',
    '製作和修改 HTML 報告模板。',
    'A member builds and changes an HTML report template.',
  ],
  '/excelReportModel': [
    '制作和修改 Excel 报告模板。',
    '製作和修改 Excel 報告模板。',
    'A member builds and changes an Excel report template.',
  ],
  '/HtmlModel': [
    '编辑 HTML 模板的各个版块并预览。',
    '編輯 HTML 模板的各個版塊並預覽。',
    'A member edits the blocks of an HTML template and previews it.',
  ],
  '/updateReport': [
    '修改已有报告的章节和文章，重新生成。',
    '修改已有報告的章節和文章，重新生成。',
    'A member edits the chapters and articles of an existing report and produces it again.',
  ],
  '/reportData': [
    '挑选报告所用的文章并排好顺序。',
    '挑選報告所用的文章並排好順序。',
    'A member picks and orders the articles that go into a report.',
  ],
  '/reportSystem': [
    '进入报告系统，查看报告、定时任务和模板。',
    '進入報告系統，查看報告、定時任務和模板。',
    'A member enters the report system with its lists of reports, timers and templates.',
  ],
  '/excelReportModelData': [
    '从报告数据区制作 Excel 模板。',
    '從報告資料區製作 Excel 模板。',
    'A member builds an Excel template from the report-data area.',
  ],
  '/htmlReportModelData': [
    '从报告数据区制作 HTML 模板。',
    '從報告資料區製作 HTML 模板。',
    'A member builds an HTML template from the report-data area.',
  ],
  '/htmlReportModelDataNew': [
    '用新版编辑器制作 HTML 模板。',
    '用新版編輯器製作 HTML 模板。',
    'A member builds an HTML template in the newer editor.',
  ],
  '/htmlTemplateReport': [
    '阅读由 HTML 模板生成的报告，可分享或下载。',
    '閱讀由 HTML 模板生成的報告，可分享或下載。',
    'A member reads a report rendered from an HTML template and shares or downloads it.',
  ],
  '/insReport': [
    '列出巡检报告并打开其中一份。',
    '列出巡檢報告並開啟其中一份。',
    'A member lists inspection reports and opens one.',
  ],
  '/insReport/insReportDetail': [
    '凭链接阅读一份巡检报告。',
    '憑連結閱讀一份巡檢報告。',
    'Anyone with the link reads one inspection report.',
  ],
})
