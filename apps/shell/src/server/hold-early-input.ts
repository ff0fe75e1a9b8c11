type Control = HTMLElement & Partial<Pick<HTMLInputElement, 'type' | 'form' | 'checked' | 'value'>>;

/**
 * Runs in the document's head: input before hydration, which React would drop, waits in a queue until its element is hydrated. Links,
 * submit buttons and labels are left to the browser. Elements that React replaced are dropped from the queue.
 */
export function holdEarlyInput(hydratedEvent: string): void {
  interface Held {
    type: string;
    node: Control;
    checked: boolean | undefined;
    value: string | undefined;
  }
  let queue: Held[] = [];
  // React has no public sign of hydration; it sets this property on each element it has adopted.
  const isHydrated = (node: Control) =>
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  const isToggle = ({ type }: Control) => type === 'checkbox' || type === 'radio';
  const isNative = (node: Control) =>
    node.hasAttribute('commandfor') || (node.type === 'submit' && node.form);
  const hold = (event: Event) => {
    const { type } = event;
    const target = event.target as Control;
    const node =
      type === 'click' ? target.closest?.<Control>('button,[type=checkbox],[type=radio]') : target;
    const known =
      type !== 'click' && queue.find((held) => held.node === node && held.type === type);
    if (known) known.value = node?.value;
    if (!node?.closest('#root') || isHydrated(node)) return;
    if (type === 'click' && isNative(node)) return;
    if (type === 'input' && isToggle(node)) return;
    // Otherwise React might hydrate the element now and handle the event, before it is replayed.
    event.stopImmediatePropagation();
    // React may set it to what it was, when it hydrates the element.
    const { checked, value } = node;
    if (!known) queue.push({ type, node, checked, value });
  };
  const replay = ({ type, node, checked, value }: Held) => {
    if (type === 'focusin') {
      if (node === document.activeElement)
        node.dispatchEvent(new FocusEvent(type, { bubbles: true }));
    } else if (type === 'click') {
      // React compares with the last value it saw, and ignores an input that is as it was when hydrated.
      if (isToggle(node)) node.checked = !checked;
      node.click();
    } else {
      node.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), 'value')?.set?.call(node, value);
      for (const each of ['input', 'change'])
        node.dispatchEvent(new Event(each, { bubbles: true }));
    }
  };
  for (const type of ['click', 'input', 'focusin']) addEventListener(type, hold, true);
  const replayAll = async () => {
    const ready = queue.filter(({ node }) => isHydrated(node));
    queue = queue.filter(({ node }) => node.isConnected && !isHydrated(node));
    for (const held of ready) {
      if (held.node.isConnected) replay(held);
      // React renders what it changed before the next one.
      await null;
    }
  };
  // Elements may have the property before React commits them: it never yields to idle callbacks until it has.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  // On a busy phone idle time may never come.
  addEventListener(hydratedEvent, () => whenIdle(replayAll, { timeout: 2000 } as never));
}
