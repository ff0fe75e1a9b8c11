/** Tells the process that started this one how much CPU it has used, when it asks. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
