import { useEffect, useRef, useState } from 'react';

/** Whether an element is on the screen: what is not need not move. */
export function useInView<E extends Element>() {
  const place = useRef<E>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, inView };
}
