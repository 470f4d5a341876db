import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.codelibs.opensearch.runner.node.OpenSearchRunnerNode;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.index.mapper.MapperExtrasModulePlugin;
import org.opensearch.transport.Netty4ModulePlugin;

/** One node of OpenSearch in this process: NAME HTTP_PORT TRANSPORT_PORT HOME SEEDS MANAGERS; no seeds: a cluster of one. */
public class Launcher {
  public static void main(String[] words) throws Exception {
    Path home = Path.of(words[3]);
    for (String folder : List.of("config", "plugins", "modules")) Files.createDirectories(home.resolve(folder));
    Settings.Builder settings = Settings.builder()
        .put("cluster.name", "guanlan-tests")
        .put("node.name", words[0])
        .put("path.home", home.toString())
        .put("path.data", home.resolve("data").toString())
        .put("path.logs", home.resolve("logs").toString())
        .put("network.host", "127.0.0.1")
        .put("http.port", words[1])
        .put("transport.port", words[2])
        .put("http.type", "netty4")
        .put("transport.type", "netty4")
        .put("node.store.allow_mmap", "false")
        .put("action.auto_create_index", "false")
        .put("cluster.routing.allocation.disk.threshold_enabled", "false");
    if (words[4].isEmpty()) settings.put("discovery.type", "single-node");
    else
      settings.putList("discovery.seed_hosts", words[4].split(","))
          .putList("cluster.initial_cluster_manager_nodes", words[5].split(","));
    var node = new OpenSearchRunnerNode(new Environment(settings.build(), home.resolve("config")),
        List.of(Netty4ModulePlugin.class, AnalysisWithoutThai.class, MapperExtrasModulePlugin.class));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (Exception ended) {
        // The process leaves either way.
      }
    }));
    node.start();
    Thread.currentThread().join();
  }
}
