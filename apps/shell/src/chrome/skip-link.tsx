export const SkipLink = ({ target }: { target: string }) => <a href={`#${target}`}>Skip to content</a>;
