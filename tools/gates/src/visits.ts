/** Visits of the smoke gate: opens pages at phone and desktop size and collects their errors. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { CodedError, type LoginResponse, type Release } from '@tivara/contracts';
import { allowFunctions } from '@tivara/workspace/browser';
import { changedBuiltIns, recordBuiltIns } from './built-ins.ts';
import type { Finding } from './finding.ts';

/** A path, and the page or fragment that must render there; one of another app only has to render. */
export interface Target {
  path: string;
  id: string;
  isPage: boolean;
  isForeign?: boolean;
}

/** The role of a visit. A reader gets the server's HTML without scripts. */
type Role = 'visitor' | 'admin' | 'reader';
type Check = (page: Page) => Promise<Finding[]>;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Takes half of the time, and colours hardly depend on the width: checked at one size. */
const SLOWEST_RULE = 'color-contrast';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const PICTURE = btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"><path fill="#eee" d="M0 0h6v4H0z"/></svg>',
);
/** Longer than the shell waits for a module. */
const READY_TIMEOUT_MS = 15_000;
/** Check a page that keeps requesting after this time. */
const IDLE_TIMEOUT_MS = 5_000;
const nothing = () => undefined;

export class Visits {
  notes: string[] = [];
  private readonly contexts = new Map<Role, Promise<BrowserContext>>();
  private readonly freePages: Record<Role, Page[]> = { visitor: [], admin: [], reader: [] };
  /** If one page requires an administrator, the next ones of the remote probably do. */
  private roles: Role[] = ['visitor', 'admin'];
  private readonly checked = new Set<string>();
  private readonly title: string;

  constructor(
    private readonly site: {
      browser: Browser;
      origin: string;
      release: Release;
      account: { email: string; password: string } | null;
    },
  ) {
    this.title = `${site.release.name} ${site.release.version}`;
  }

  /** Checks a page or fragment at both sizes: as a visitor, or as an administrator if visitors are redirected. */
  async check(target: Target): Promise<Finding[]> {
    const { path } = target;
    const { account } = this.site;
    for (const role of [...this.roles]) {
      if (role === 'admin' && !account) continue;
      const found = await this.openAs(role, path, (page) => this.checkSizes(page, target));
      if (!found) continue;
      this.roles.sort((each) => (each === role ? -1 : 1));
      return found;
    }
    const redirected: Finding = {
      code: 'TIV-313',
      what: `${this.title} does not render ${path}: it redirects, also for an administrator.`,
      do: 'Render the page at its own path, or give an example in webpack.config.mjs at which it renders.',
    };
    if (account) return [redirected];
    this.notes.push(
      `${path} needs an administrator: set ADMIN_EMAIL and ADMIN_PASSWORD to try it.`,
    );
    return [];
  }

  /** Checks a page as rendered by the server. */
  async read(path: string, check: Check): Promise<Finding[]> {
    const page = await this.page('reader');
    try {
      await page.goto(this.site.origin + path, { waitUntil: 'load' });
      return await check(page);
    } finally {
      this.release('reader', page);
    }
  }

  /** @returns null if it redirects */
  private async openAs(role: Role, path: string, check: Check): Promise<Finding[] | null> {
    const { origin } = this.site;
    const page = await this.page(role);
    await page.setViewportSize(SIZES[0]);
    const problems = listen(page, origin);
    const isRedirected = () => new URL(page.url()).pathname !== new URL(origin + path).pathname;
    try {
      const answer = await page.goto(origin + path, { waitUntil: 'load' });
      const isReady = await page
        .locator('html[data-ready]')
        .waitFor({ state: 'attached', timeout: READY_TIMEOUT_MS })
        .then(
          () => true,
          () => false,
        );
      if (isReady && !isRedirected())
        await page.waitForLoadState('networkidle', { timeout: IDLE_TIMEOUT_MS }).catch(nothing);
      if (isRedirected()) return null;
      // A page may redirect late.
      const findings = await check(page).catch((error) => {
        if (!isRedirected()) throw error;
      });
      if (!findings || isRedirected()) return null;
      const status = answer?.status() ?? 0;
      const failedStatus: Finding = {
        code: 'TIV-314',
        what: `${this.title}: ${path} returns ${status}.`,
        do: 'Return 200, or give an example in webpack.config.mjs at which it does.',
      };
      const noHydration: Finding = {
        code: 'TIV-315',
        what: `${this.title}: ${path} never finishes hydration.`,
        do: CHECK_CONSOLE,
      };
      return [
        ...(status >= 400 ? [failedStatus] : []),
        ...(isReady ? [] : [noHydration]),
        ...findings,
        ...(await changedBuiltIns(page)).map((change): Finding => ({
          code: 'TIV-316',
          what: `${this.title}: ${change}.`,
          why: `Found on ${path}. All apps of a page share the browser's objects, so that each of them would run with the change.`,
          do: 'Leave them as they are: call them from a function of your own.',
        })),
        ...problems.map(([problem, text]): Finding => ({
          code: 'TIV-317',
          what: `${this.title}: ${problem} on ${path}: ${text}`,
          do: REMEDIES[problem],
        })),
      ];
    } finally {
      this.release(role, page);
    }
  }

  private async checkSizes(
    page: Page,
    { path, id, isPage, isForeign }: Target,
  ): Promise<Finding[]> {
    // A page of several paths is checked at the first; at the others it only has to render.
    const isNew = !isForeign && !this.checked.has(id);
    this.checked.add(id);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(settle);
      const state = await renderState(page, id, isPage);
      const at = `${path} at ${size.width} × ${size.height}`;
      const problem = STATE_PROBLEMS[state];
      if (problem) {
        const { what, ...rest } = problem;
        return [{ what: `${this.title}: ${id} ${what} (${at}).`, ...rest }];
      }
      const checkedRules = size === SIZES[0] ? [] : [SLOWEST_RULE];
      const violations = isNew ? await this.violations(page, id, at, checkedRules) : [];
      if (violations.length) return violations;
    }
    return [];
  }

  private async violations(page: Page, id: string, at: string, checkedRules: string[]) {
    const { violations } = await new AxeBuilder({ page })
      .include(selectorOf(id))
      .options({ preload: false, resultTypes: ['violations'] })
      .withTags(TAGS)
      .disableRules(checkedRules)
      // There are no iframes, so axe needs no second page.
      .setLegacyMode(true)
      .analyze();
    return violations.map(({ id: rule, help, nodes }): Finding => ({
      code: 'TIV-320',
      what: `${this.title}: ${id} is not accessible (${at}): ${help} (${rule}).`,
      why: nodes[0]?.html.slice(0, 200) ?? '',
      do: nodes[0]?.failureSummary?.split('\n').slice(1, 2).join('').trim() ?? '',
    }));
  }

  /** A free tab, or a new one (as slow as a visit). */
  private async page(role: Role) {
    const free = this.freePages[role].pop();
    if (free) return free;
    const context = this.contexts.get(role) ?? this.newContext(role);
    this.contexts.set(role, context);
    const page = await (await context).newPage();
    // One picture for all saves most of the rendering. Playwright's own routing disables the cache.
    const protocol = await page.context().newCDPSession(page);
    protocol.on('Fetch.requestPaused', ({ requestId, request }) => {
      const picture = {
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
        body: PICTURE,
      };
      const answer = request.url.endsWith('/api/reports') ? { responseCode: 204 } : picture;
      protocol.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(nothing);
    });
    // A live API must not count the reports of gate visits.
    const patterns = [{ urlPattern: '*/media/*' }, { urlPattern: '*/api/reports' }];
    await protocol.send('Fetch.enable', { patterns });
    return page;
  }

  private release(role: Role, page: Page) {
    page.removeAllListeners();
    this.freePages[role].push(page);
  }

  private async newContext(role: Role) {
    const { browser, origin, account } = this.site;
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: SIZES[0] });
    await allowFunctions(context);
    await recordBuiltIns(context);
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sourceFile } = event;
        const source = `${blockedURI || 'inline'} ${sourceFile ?? ''}`;
        console.error(`[content policy] ${effectiveDirective} refuses ${source}`);
      });
    });
    if (role === 'reader') await context.route(/\.js$/, (route) => route.abort());
    if (role === 'admin') {
      const login = { data: account, headers: { origin } };
      const answer = await context.request.post(`${origin}/api/login`, login);
      if (!answer.ok())
        throw new CodedError(`the administrator cannot log in: ${answer.status()}`, 'TIV-322');
      const body = (await answer.json()) as LoginResponse;
      if (body.account.second_factor)
        throw new CodedError(
          'the administrator needs a second factor: name an API where it is optional',
          'TIV-322',
        );
    }
    return context;
  }
}

const CHECK_CONSOLE = 'Open the page with npm run dev and look at the console.';
const STATE_PROBLEMS: Record<string, Finding> = {
  failed: {
    code: 'TIV-318',
    what: 'shows its error state',
    do: 'The module throws while it loads or renders: open the page with npm run dev and look at the console.',
  },
  absent: {
    code: 'TIV-319',
    what: 'renders nothing',
    why: 'It is not on the page.',
    do: 'Render something, also without data.',
  },
  blank: {
    code: 'TIV-319',
    what: 'renders nothing',
    why: 'It has no text, picture or field.',
    do: 'Render something, also without data.',
  },
};

const REMEDIES = {
  'console error': CHECK_CONSOLE,
  'uncaught error': CHECK_CONSOLE,
  'content policy':
    'Load only from this site, without inline styles and scripts (docs/explanation/security.md).',
  'failed request': 'Request only what the live site has.',
};

/** Collects errors of the page from now on. */
function listen(page: Page, origin: string) {
  const problems: [keyof typeof REMEDIES, string][] = [];
  const short = (text: string) => text.replaceAll(origin, '').split('\n')[0].slice(0, 300);
  page.on('console', (message) => {
    const text = message.text();
    // The failed request is reported with its URL.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    const isPolicy = /content.?security.?policy|\[content policy\]/i.test(text);
    problems.push([isPolicy ? 'content policy' : 'console error', short(text)]);
  });
  page.on('pageerror', (error) => problems.push(['uncaught error', short(error.message)]));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED')
      problems.push(['failed request', `${short(request.url())} ${reason}`]);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(['failed request', `${short(response.url())} answers ${response.status()}`]);
  });
  return problems;
}

/** Where a page or fragment is; the shell's own pages are not marked. */
const selectorOf = (id: string) => (id.startsWith('main ') ? 'main' : `[data-fragment="${id}"]`);

/** Whether a page shows content. A fragment without data may render an empty element. */
const renderState = (
  page: Page,
  id: string,
  isPage: boolean,
): Promise<'rendered' | 'failed' | 'blank' | 'absent'> =>
  page.evaluate(
    ({ selector, isPage }) => {
      const elements = [...document.querySelectorAll(selector)];
      if (elements.length === 0) return 'absent';
      if (elements.some((element) => element.querySelector('[data-failed]'))) return 'failed';
      const hasText = (element: Element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      const isVisible = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      };
      const hasContent = (element: Element) =>
        element.matches('img, svg, canvas, video, input, select, textarea') || hasText(element);
      const isRendered = (element: Element) =>
        isPage
          ? [...element.querySelectorAll('*')].some((each) => hasContent(each) && isVisible(each))
          : element.childElementCount > 0;
      return elements.some(isRendered) ? 'rendered' : 'blank';
    },
    { selector: selectorOf(id), isPage },
  );

/** Waits for short animations: colours and positions are not final before. */
const settle = async () => {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  const ending = moving.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};
