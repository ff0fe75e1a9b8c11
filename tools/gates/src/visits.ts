/** Visits of the smoke gate: opens pages at phone and desktop size and collects their errors. */
import { AxeBuilder } from '@axe-core/playwright';
import { API } from '@tivara/contracts';
import { allowFunctions } from '@tivara/workspace/browser';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Finding } from './gates.ts';
import type { Release } from '@tivara/contracts';
import type { Target } from './smoke.ts';

/** Who opens a page. A reader sees the server's HTML without scripts. */
export type Kind = 'visitor' | 'admin' | 'reader';

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
  #contexts: Map<Kind, Promise<BrowserContext>> = new Map();
  #free: Map<Kind, Page[]> = new Map();
  /** If one page requires an administrator, the next ones of the remote probably do. */
  #order: Kind[] = ['visitor', 'admin'];
  #checked: Set<string> = new Set();
  #site;

  constructor(site: {
    browser: Browser;
    origin: string;
    release: Release;
    account: { email: string; password: string } | null;
  }) {
    this.#site = site;
  }

  /** Checks a page or fragment at both sizes. */
  check(target: Target): Promise<Finding[]> {
    return this.#open(target.path, (page) => this.#check(page, target));
  }

  /** Checks a page as rendered by the server. */
  async read(path: string, check: (page: Page) => Promise<Finding[]>): Promise<Finding[]> {
    const page = await this.#page('reader');
    try {
      await page.goto(this.#site.origin + path, { waitUntil: 'load' });
      return await check(page);
    } finally {
      this.#release('reader', page);
    }
  }

  /** Opens a page as a visitor, or as an administrator if it redirects visitors. */
  async #open(path: string, check: (page: Page) => Promise<Finding[]>): Promise<Finding[]> {
    const { account } = this.#site;
    for (const kind of [...this.#order]) {
      if (kind === 'admin' && !account) continue;
      const found = await this.#openAs(kind, path, check);
      if (!found) continue;
      this.#order.sort((one) => (one === kind ? -1 : 1));
      return found;
    }
    if (account) return [this.#redirectFinding(path)];
    this.notes.push(
      `${path} needs an administrator: set ADMIN_EMAIL and ADMIN_PASSWORD to try it.`,
    );
    return [];
  }

  #redirectFinding(path: string) {
    return {
      what: `${this.#title} does not render ${path}: it redirects, also for an administrator.`,
      do: 'Render the page at its own path, or give an example in webpack.config.mjs at which it renders.',
    };
  }

  get #title() {
    const { name, version } = this.#site.release;
    return `${name} ${version}`;
  }

  /** @returns null if it redirects */
  async #openAs(
    kind: Kind,
    path: string,
    check: (page: Page) => Promise<Finding[]>,
  ): Promise<Finding[] | null> {
    const { origin } = this.#site;
    const page = await this.#page(kind);
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
      const status = answer?.status() ?? 0;
      // A page may redirect late.
      const findings = await check(page).catch((error) => {
        if (!isRedirected()) throw error;
      });
      if (!findings || isRedirected()) return null;
      return [
        ...(status >= 400
          ? [
              {
                what: `${this.#title}: ${path} returns ${status}.`,
                do: 'Return 200, or give an example in webpack.config.mjs at which it does.',
              },
            ]
          : []),
        ...(isReady
          ? []
          : [
              {
                what: `${this.#title}: ${path} never finishes hydration.`,
                do: 'Open it with npm run dev and look at the console.',
              },
            ]),
        ...findings,
        ...(await problems()).map(([kind, text]) => ({
          what: `${this.#title}: ${kind} on ${path}: ${text}`,
          do: REMEDIES[kind],
        })),
      ];
    } finally {
      this.#release(kind, page);
    }
  }

  async #check(page: Page, { path, id, isPage, isOthers = false }: Target): Promise<Finding[]> {
    const findings: Finding[] = [];
    // A page of several paths is checked at the first; at the others it only has to render.
    const isNew = !isOthers && !this.#checked.has(id);
    this.#checked.add(id);
    for (const size of SIZES) {
      const isFirst = size === SIZES[0];
      await page.setViewportSize(size);
      await page.evaluate(settle);
      const state = await renderState(page, id, isPage);
      const at = `${path} at ${size.width} × ${size.height}`;
      if (state === 'failed')
        findings.push({
          what: `${this.#title}: ${id} shows its error state (${at}).`,
          do: 'The module throws while it loads or renders: open the page with npm run dev and look at the console.',
        });
      else if (state !== 'rendered')
        findings.push({
          what: `${this.#title}: ${id} renders nothing (${at}).`,
          why: state === 'absent' ? 'It is not on the page.' : 'It has no text, picture or field.',
          do: 'Render something, also without data.',
        });
      else if (isNew)
        findings.push(...(await this.#accessible(page, id, at, isFirst ? [] : [SLOWEST_RULE])));
      if (findings.length) break;
    }
    return findings;
  }

  /** @param known Rules checked before. */
  async #accessible(page: Page, id: string, at: string, known: string[]): Promise<Finding[]> {
    const { violations } = await new AxeBuilder({ page })
      .include(selectorOf(id))
      .options({ preload: false, resultTypes: ['violations'] })
      .withTags(TAGS)
      .disableRules(known)
      // There are no iframes, so axe needs no second page.
      .setLegacyMode(true)
      .analyze();
    return violations.map(({ id: rule, help, nodes }) => ({
      what: `${this.#title}: ${id} is not accessible (${at}): ${help} (${rule}).`,
      why: nodes[0]?.html.slice(0, 200) ?? '',
      do: nodes[0]?.failureSummary?.split('\n').slice(1, 2).join('').trim() ?? '',
    }));
  }

  /** A free tab, or a new one (as slow as a visit). */
  async #page(kind: Kind) {
    const free = this.#free.get(kind)?.pop();
    if (free) return free;
    const page = await (await this.#context(kind)).newPage();
    // One picture for all saves most of the rendering. Playwright's own routing disables the cache.
    const protocol = await page.context().newCDPSession(page);
    protocol.on('Fetch.requestPaused', ({ requestId, request }) => {
      const answer = request.url.endsWith(API.reports)
        ? { requestId, responseCode: 204 }
        : {
            requestId,
            responseCode: 200,
            responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
            body: PICTURE,
          };
      protocol.send('Fetch.fulfillRequest', answer).catch(nothing);
    });
    // Gate visits are no visitors: a live API must not count their reports.
    const patterns = [{ urlPattern: '*/media/*' }, { urlPattern: `*${API.reports}` }];
    await protocol.send('Fetch.enable', { patterns });
    return page;
  }

  /** Returns a tab for the next visit. */
  #release(kind: Kind, page: Page) {
    page.removeAllListeners();
    this.#free.set(kind, [...(this.#free.get(kind) ?? []), page]);
  }

  #context(kind: Kind) {
    const known = this.#contexts.get(kind) ?? this.#newContext(kind);
    this.#contexts.set(kind, known);
    return known;
  }

  async #newContext(kind: Kind) {
    const { browser, origin, account } = this.#site;
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: SIZES[0] });
    await allowFunctions(context);
    await context.addInitScript(() => {
      addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, sourceFile }) =>
          console.error(
            `[content policy] ${effectiveDirective} refuses ${blockedURI || 'inline'} ${sourceFile ?? ''}`,
          ),
      );
    });
    if (kind === 'reader') await context.route(/\.js$/, (route) => route.abort());
    if (kind === 'admin') {
      const answer = await context.request.post(`${origin}/api/login`, {
        data: account,
        headers: { origin },
      });
      if (!answer.ok()) throw new Error(`the administrator cannot log in: ${answer.status()}`);
    }
    return context;
  }
}

const REMEDIES = {
  'console error': 'Open the page with npm run dev and look at the console.',
  'uncaught error': 'Open the page with npm run dev and look at the console.',
  'content policy':
    'Load only from this site, without inline styles and scripts (docs/security.md).',
  'failed request': 'Request only what the live site has.',
} as Record<string, string>;

/** Collects errors of the page from now on. */
function listen(page: Page, origin: string): () => Promise<[string, string][]> {
  const problems: [string, string][] = [];
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
  return async () => problems;
}

/** Where a page or fragment is; the shell's own pages are not marked. */
const selectorOf = (id: string) =>
  id.startsWith('main ')
    ? 'main'
    : // Shells from before contract 1.5 mark it as a piece.
      `:is([data-fragment="${id}"], [data-piece="${id}"])`;

/**
 * Whether a page shows content. A fragment without data may render an empty element.
 */
const renderState = (
  page: Page,
  id: string,
  isPage: boolean,
): Promise<'rendered' | 'failed' | 'blank' | 'absent'> =>
  page.evaluate(
    ({ selector, isPage }) => {
      const places = [...document.querySelectorAll(selector)];
      if (places.length === 0) return 'absent';
      if (places.some((place) => place.querySelector('[data-failed]'))) return 'failed';
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
      const isRendered = (place: Element) =>
        isPage
          ? [...place.querySelectorAll('*')].some(
              (element) => hasContent(element) && isVisible(element),
            )
          : place.childElementCount > 0;
      return places.some(isRendered) ? 'rendered' : 'blank';
    },
    { selector: selectorOf(id), isPage },
  );

/** Waits for short animations: colours and positions are not final before. */
const settle = async () => {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  const ending = moving.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};
