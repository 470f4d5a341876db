/** Reports and their templates. */
import { places } from '../place.ts'

export const reports = places([
  {
    path: '/report',
    title: ['报告', '報告', 'Reports'],
    screen: 'planned',
    purpose: [
      '列出、查找、下载和删除报告以及定时任务。',
      '列出、查找、下載和刪除報告以及定時任務。',
      'A member lists, searches, downloads and deletes reports and the timers that make them.',
    ],
    position: 'sys',
    keepAlive: true,
  },
  {
    path: '/addReport',
    title: ['新建报告', '新建報告', 'New report'],
    screen: 'planned',
    purpose: [
      '用模板、监测项和时段生成一份报告，或设为定时报告。',
      '用模板、監測項和時段生成一份報告，或設為定時報告。',
      'A member makes a report from a template, monitors and a period, or sets it as a timed report.',
    ],
    hidden: true,
  },
  {
    path: '/regularReportModel',
    title: ['常规报告模板', '常規報告模板', 'Regular report template'],
    screen: 'planned',
    purpose: [
      '制作和修改常规（文档）报告模板。',
      '製作和修改常規（文件）報告模板。',
      'A member builds and changes a regular (document) report template.',
    ],
    position: 'sys',
  },
  {
    path: '/htmlReportModel',
    title: ['HTML 报告模板', 'HTML 報告模板', 'HTML report template'],
    screen: 'planned',
    purpose: [
      '制作和修改 HTML 报告模板。',
      '製作和修改 HTML 報告模板。',
      'A member builds and changes an HTML report template.',
    ],
    position: 'sys',
  },
  {
    path: '/excelReportModel',
    title: ['Excel 报告模板', 'Excel 報告模板', 'Excel report template'],
    screen: 'planned',
    purpose: [
      '制作和修改 Excel 报告模板。',
      '製作和修改 Excel 報告模板。',
      'A member builds and changes an Excel report template.',
    ],
    position: 'sys',
  },
  {
    path: '/HtmlModel',
    title: ['HTML 模板编辑', 'HTML 模板編輯', 'HTML template editor'],
    screen: 'planned',
    purpose: [
      '编辑 HTML 模板的各个版块并预览。',
      '編輯 HTML 模板的各個版塊並預覽。',
      'A member edits the blocks of an HTML template and previews it.',
    ],
    hidden: true,
  },
  {
    path: '/updateReport',
    title: ['编辑报告', '編輯報告', 'Edit report'],
    screen: 'planned',
    purpose: [
      '修改已有报告的章节和文章，重新生成。',
      '修改已有報告的章節和文章，重新生成。',
      'A member edits the chapters and articles of an existing report and produces it again.',
    ],
    hidden: true,
  },
  {
    path: '/reportData',
    title: ['报告数据', '報告資料', 'Report data'],
    screen: 'planned',
    purpose: [
      '挑选报告所用的文章并排好顺序。',
      '挑選報告所用的文章並排好順序。',
      'A member picks and orders the articles that go into a report.',
    ],
    position: 'sys',
  },
  {
    path: '/reportSystem',
    title: ['报告系统', '報告系統', 'Report system'],
    screen: 'planned',
    purpose: [
      '进入报告系统，查看报告、定时任务和模板。',
      '進入報告系統，查看報告、定時任務和模板。',
      'A member enters the report system with its lists of reports, timers and templates.',
    ],
    position: 'sys',
  },
  {
    path: '/excelReportModelData',
    title: ['Excel 报告模板（数据）', 'Excel 報告模板（資料）', 'Excel report template (data)'],
    screen: 'planned',
    purpose: [
      '从报告数据区制作 Excel 模板。',
      '從報告資料區製作 Excel 模板。',
      'A member builds an Excel template from the report-data area.',
    ],
    position: 'sys',
  },
  {
    path: '/htmlReportModelData',
    title: ['HTML 报告模板（数据）', 'HTML 報告模板（資料）', 'HTML report template (data)'],
    screen: 'planned',
    purpose: [
      '从报告数据区制作 HTML 模板。',
      '從報告資料區製作 HTML 模板。',
      'A member builds an HTML template from the report-data area.',
    ],
    position: 'sys',
  },
  {
    path: '/htmlReportModelDataNew',
    title: ['HTML 报告模板（新版）', 'HTML 報告模板（新版）', 'HTML report template (new)'],
    screen: 'planned',
    purpose: [
      '用新版编辑器制作 HTML 模板。',
      '用新版編輯器製作 HTML 模板。',
      'A member builds an HTML template in the newer editor.',
    ],
    position: 'sys',
  },
  {
    path: '/htmlTemplateReport',
    title: ['HTML 模板报告', 'HTML 模板報告', 'HTML template report'],
    screen: 'planned',
    purpose: [
      '阅读由 HTML 模板生成的报告，可分享或下载。',
      '閱讀由 HTML 模板生成的報告，可分享或下載。',
      'A member reads a report rendered from an HTML template and shares or downloads it.',
    ],
    hidden: true,
  },
  {
    path: '/insReport',
    title: ['巡检报告', '巡檢報告', 'Inspection reports'],
    screen: 'inspections.list',
    needs: 'inspections.view',
    purpose: [
      '列出巡检报告并打开其中一份。',
      '列出巡檢報告並開啟其中一份。',
      'A member lists inspection reports and opens one.',
    ],
    position: 'sys',
  },
  {
    path: '/insReport/insReportDetail',
    title: ['巡检报告详情', '巡檢報告詳情', 'Inspection report detail'],
    screen: 'inspections.one',
    purpose: [
      '凭链接阅读一份巡检报告。',
      '憑連結閱讀一份巡檢報告。',
      'Anyone with the link reads one inspection report.',
    ],
    public: true,
    hidden: true,
    bare: true,
    parent: '/insReport',
  },
])
